import { z } from 'zod';

export const operations = ['create', 'form', 'query', 'refund'] as const;
export type Operation = (typeof operations)[number];

export const kinds = [
  'slow',
  'timeout-after-capture',
  'error-500',
  'unknown',
  'refused',
  'reset',
  'empty',
  'half-json',
  'duplicate-post',
  'late',
  '429',
] as const;

const longestDelayMs = 120_000;

export const faultOrder = z
  .strictObject({
    operation: z.enum(operations),
    kind: z.enum(kinds),
    /** The number of requests that it affects. */
    count: z.int().min(1).max(100_000).default(1),
    /** For `slow` and `late` (before the work) and `timeout-after-capture` (between the work and the answer). */
    delayMs: z.int().min(0).max(longestDelayMs).optional(),
    /** For `late`: the delay is random, from `delayMs` to this. */
    longestMs: z.int().min(0).max(longestDelayMs).optional(),
    /** For `late`: how often the request is processed. */
    times: z.int().min(1).max(3).default(1),
    /** For `late`: whether the client's connection is cut, at once or instead of the answer. */
    cut: z.enum(['never', 'at-once', 'after-work']).default('never'),
    /** The share of matching requests that the fault hits, at random. */
    share: z.number().gt(0).max(1).default(1),
    /** Only requests whose invoice reference or invoice number begins with this text. */
    match: z.string().min(1).max(64).optional(),
    /** `error-500`, `429` and `reset` happen instead of the work, or after it if true. */
    afterWork: z.boolean().default(false),
    /** The code that `unknown` (S5099) and `refused` (V6154, not enough funds) answer. V6107: the access code is not known. */
    code: z.enum(['S5099', 'S5020', 'S5666', 'S5000', 'S5010', 'V6107', 'V6113', 'V6115', 'V6154']).optional(),
  })
  .refine((order) => order.kind !== 'unknown' || order.operation === 'query', {
    message: 'unknown is a fault of query only',
    path: ['kind'],
  })
  .refine((order) => order.kind !== 'late' || order.operation === 'refund', {
    message: 'late is a fault of refund only',
    path: ['kind'],
  })
  .refine((order) => order.kind !== 'refused' || order.operation === 'refund', {
    message: 'refused is a fault of refund only',
    path: ['kind'],
  })
  .refine((order) => order.kind !== 'duplicate-post' || order.operation !== 'query', {
    message: 'a query posts nothing',
    path: ['kind'],
  });

export type FaultOrder = z.output<typeof faultOrder>;
export type ArmedFault = FaultOrder & { readonly id: number; readonly left: number };

const maxArmed = 100;

/** Faults waiting for their requests; the oldest that matches is used first. In memory only. */
export class FaultBox {
  #armed: ArmedFault[] = [];
  #nextId = 1;

  /** `random` returns a number from 0 (included) to 1 (excluded). */
  constructor(private readonly random: () => number = Math.random) {}

  /** Undefined if too many faults are armed. */
  arm(order: FaultOrder): ArmedFault | undefined {
    if (this.#armed.length >= maxArmed) return undefined;
    const fault: ArmedFault = { ...order, id: this.#nextId, left: order.count };
    this.#nextId += 1;
    this.#armed.push(fault);
    return fault;
  }

  list = (): readonly ArmedFault[] => this.#armed;

  /** Removes the faults that were armed with this `match`; without one, all. */
  clear(match?: string): void {
    this.#armed = match === undefined ? [] : this.#armed.filter((fault) => fault.match !== match);
  }

  /** `names` are the invoice reference and number of the request, as far as they are known. */
  take(operation: Operation, names: readonly string[]): ArmedFault | undefined {
    const hit = this.#armed.find(
      ({ operation: wanted, match, share }) =>
        wanted === operation &&
        (match === undefined || names.some((name) => name.startsWith(match))) &&
        (share === 1 || this.random() < share),
    );
    if (!hit) return undefined;
    this.#armed = this.#armed
      .map((fault) => (fault === hit ? { ...fault, left: fault.left - 1 } : fault))
      .filter((fault) => fault.left > 0);
    return hit;
  }
}
