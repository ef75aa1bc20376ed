import type { Cents } from '@southline/kernel/money';

export interface MailLine {
  readonly partNo: string;
  readonly description: string;
  readonly vehicle: string;
  readonly quantity: number;
  /** `advised`: the price is still to come and not in the total. */
  readonly pricing: 'priced' | 'free' | 'advised';
  readonly price: Cents;
  readonly total: Cents;
}

/** What mails say of an order; from the event. */
export interface MailOrder {
  readonly orderId: string;
  readonly orderNo: string;
  /** DD/MM/YYYY in the region. */
  readonly placedOn: string;
  readonly region: string;
  readonly membershipNo: string;
  readonly lines: readonly MailLine[];
  readonly subTotal: Cents;
  readonly voucherSaving: Cents;
  readonly deliveryFee: Cents;
  readonly gst: Cents;
  readonly totalToPay: Cents;
  readonly buyer: { readonly firstName: string; readonly name: string; readonly addressLines: readonly string[] };
  readonly phone: string;
  readonly warehouse: readonly string[];
  readonly purchaseOrderNo: string;
  readonly notes: string;
}

export interface Cancellation {
  readonly orderNo: string;
  readonly region: string;
  readonly firstName: string;
  readonly refunded: Cents;
  /** For people: why. */
  readonly reason: string;
}
