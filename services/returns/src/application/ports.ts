import type { Clock } from '@southline/kernel/clock';
import type { Cents } from '@southline/kernel/money';
import type { Orders, Payments, ReturnNumbers, ReturnRepository, ReturnViews } from '../domain/ports.ts';

export interface Ports {
  readonly returns: ReturnRepository;
  readonly views: ReturnViews;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly numbers: ReturnNumbers;
  readonly clock: Clock;
  readonly ids: { next(): string };
  /** Above this refund two members of staff decide. */
  readonly secondPersonAboveCents: Cents;
}
