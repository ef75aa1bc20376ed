import { z } from 'zod';

export const faultOrder = z.strictObject({
  kind: z.enum(['reject-temporarily', 'reject-permanently', 'close-after-data']),
  /** How many messages the fault affects. */
  count: z.int().min(1).max(100_000).default(1),
  /** Affects only messages with a recipient that contains this text. */
  match: z.string().min(1).max(254).optional(),
});
export type Fault = z.output<typeof faultOrder>;

const maxArmed = 100;

/** Faults waiting for their messages; the oldest that matches is used first. In memory only. */
export class FaultBox {
  #armed: Fault[] = [];

  /** False when too many are armed. */
  arm(fault: Fault): boolean {
    if (this.#armed.length >= maxArmed) return false;
    this.#armed.push(fault);
    return true;
  }

  list = (): readonly Fault[] => this.#armed;

  clear(): void {
    this.#armed = [];
  }

  take(recipients: readonly string[]): Fault['kind'] | undefined {
    const hit = this.#armed.find(({ match }) => !match || recipients.some((recipient) => recipient.includes(match)));
    this.#armed = this.#armed
      .map((fault) => (fault === hit ? { ...fault, count: fault.count - 1 } : fault))
      .filter(({ count }) => count > 0);
    return hit?.kind;
  }
}
