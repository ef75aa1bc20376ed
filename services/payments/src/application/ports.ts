import type { Clock } from '@southline/kernel/clock';
import type { Logger } from '@southline/platform/logger';
import type { Attempts, Books, ForeignCaptures, FoundRefunds, PaymentProvider } from '../domain/ports.ts';

/** The dependencies of the use cases. */
export interface Ports {
  readonly attempts: Attempts;
  readonly books: Books;
  readonly found: FoundRefunds;
  readonly foreign: ForeignCaptures;
  readonly provider: PaymentProvider;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly settings: Settings;
}

export interface Settings {
  readonly providerTimeoutMs: number;
  readonly codeLifetimeMs: number;
  /** Factor on the intervals between checks with the provider. */
  readonly scale: number;
  /** The longest time that the provider works on a refund, with the scale applied. */
  readonly refundLongestMs: number;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

const graceMs = 2_000;

/** When an attempt that is still Created counts as orphaned, because its process has ended. */
export const staleAt = (createdAt: Date, { providerTimeoutMs }: Settings): Date =>
  new Date(createdAt.getTime() + providerTimeoutMs + graceMs);
