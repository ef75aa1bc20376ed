import type { Clock } from '@southline/kernel/clock';
import type { DispatchTerms } from '@southline/kernel/dispatch-day';
import type { Cents } from '@southline/kernel/money';
import type { SwitchName } from '@southline/kernel/switches';
import type { Logger } from '@southline/platform/logger';
import type { Order } from '../domain/order.ts';
import type {
  BuyerKeys,
  CartMerges,
  CartRepository,
  Catalogue,
  Dealers,
  OrderNumbers,
  OrderRepository,
  OrderViews,
  Payments,
  UnpaidOrders,
  Vouchers,
} from '../domain/ports.ts';
import type { DeliveryTerms } from '../domain/totals.ts';
import type { UnpaidTerms } from '../domain/unpaid.ts';

/** The dependencies of the use cases. The composition root builds them. */
export interface Ports {
  readonly carts: CartRepository;
  readonly merges: CartMerges;
  readonly orders: OrderRepository;
  readonly views: OrderViews;
  readonly numbers: OrderNumbers;
  readonly unpaid: UnpaidOrders;
  readonly catalogue: Catalogue;
  readonly vouchers: Vouchers;
  readonly buyerKeys: BuyerKeys;
  readonly payments: Payments;
  readonly dealers: Dealers;
  readonly switches: { refuse(name: SwitchName): Promise<void> };
  readonly clock: Clock;
  readonly logger: Logger;
  readonly terms: {
    readonly delivery: DeliveryTerms;
    /** As they are at a time: their closed days are the coming ones. */
    readonly dispatch: (now: Date) => DispatchTerms;
    readonly warehouse: Order['warehouse'];
    readonly unpaid: UnpaidTerms;
    readonly holdMs: number;
    /** Above this amount two members of staff send money out. */
    readonly secondPersonAboveCents: Cents;
    readonly placeAfterMs: number;
    /** How long a card that was sent may be at its bank. */
    readonly cardWaitMs: number;
  };
}
