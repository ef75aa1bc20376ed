import type { Cents } from '@southline/kernel/money';
import type { CardPayment, OrderSums, Pricing } from '@southline/kernel/order-sums';
import type { Region } from '@southline/kernel/region';

export interface LineFacts {
  readonly partNo: string;
  readonly gmPartNo: string;
  readonly description: string;
  /** The vehicle that the part was chosen for, with the verdict on its fit; empty without one. */
  readonly vehicle: string;
  readonly quantity: number;
  readonly pricing: Pricing;
  /** Per piece and for the line, GST included. */
  readonly price: Cents;
  readonly total: Cents;
  readonly drawing: { readonly family: string; readonly attributes: Readonly<Record<string, string>> };
}

export interface Buyer {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly phone: string;
  readonly email: string;
}

/** What papers are made from; taken from the event (or the cart), never looked up. */
export interface OrderFacts {
  readonly orderNo: string;
  readonly region: Region;
  readonly lines: readonly LineFacts[];
  readonly totals: OrderSums;
  readonly buyer: Buyer;
  readonly warehouse: { readonly name: string; readonly address: string };
  readonly membershipNo: string;
  readonly purchaseOrderNo: string;
  readonly notes: string;
}

export interface PlacedOrder extends OrderFacts {
  readonly orderId: string;
  /** `guest:<hash>` or `member:<number>`. */
  readonly owner: string;
  readonly placedAt: Date;
  /** Undefined where nothing was to pay. */
  readonly payment: CardPayment | undefined;
}

/** Who sells: from configuration, printed on tax invoices. */
export interface Supplier {
  readonly name: string;
  readonly abn: string;
  readonly address: string;
}
