import type { Clock } from '@southline/kernel/clock';
import type { Logger } from '@southline/platform/logger';
import type { Mongo } from '@southline/platform/mongo';
import type { PaymentProvider } from '../domain/ports.ts';
import type { Attempts } from '../storage/attempts.ts';
import type { Money } from '../storage/money.ts';

/** What the use cases work with. */
export interface Context {
  readonly mongo: Mongo;
  readonly attempts: Attempts;
  readonly money: Money;
  readonly provider: PaymentProvider;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly settings: Settings;
}

export interface Settings {
  readonly providerTimeoutMs: number;
  readonly codeLifetimeMs: number;
  /** Factor on the intervals between questions. */
  readonly scale: number;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

const graceMs = 2_000;

/** From when on an attempt that is still Created belongs to a process that ended. */
export const staleAt = (createdAt: Date, { providerTimeoutMs }: Settings): Date =>
  new Date(createdAt.getTime() + providerTimeoutMs + graceMs);
