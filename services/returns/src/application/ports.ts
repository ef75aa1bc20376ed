import type { Clock } from '@southline/kernel/clock';
import type { Orders, Payments, ReturnNumbers, ReturnRepository, ReturnViews } from '../domain/ports.ts';

export interface Ports {
  readonly returns: ReturnRepository;
  readonly views: ReturnViews;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly numbers: ReturnNumbers;
  readonly clock: Clock;
  readonly ids: { next(): string };
}
