import type { Cents } from '@southline/kernel/money';
import type { CardPayment, OrderSums, Pricing } from '@southline/kernel/order-sums';
import type { Region } from '@southline/kernel/region';

export interface MailLine {
  readonly partNo: string;
  readonly description: string;
  readonly vehicle: string;
  readonly quantity: number;
  readonly pricing: Pricing;
  readonly total: Cents;
}

/** What mails say of an order; from the event. */
export interface MailOrder extends OrderSums {
  readonly orderId: string;
  readonly orderNo: string;
  /** DD/MM/YYYY in the region. */
  readonly placedOn: string;
  readonly region: Region;
  readonly membershipNo: string;
  /** Nobody knows whose the addresses are: mails show nothing that was typed. */
  readonly unproven: boolean;
  readonly lines: readonly MailLine[];
  readonly buyer: {
    readonly firstName: string;
    readonly name: string;
    readonly email: string;
    readonly addressLines: readonly string[];
  };
  readonly phone: string;
  readonly warehouse: readonly string[];
  readonly purchaseOrderNo: string;
  /** Undefined where nothing was to pay. */
  readonly payment: CardPayment | undefined;
  readonly notes: string;
}

export interface Cancellation {
  readonly orderNo: string;
  readonly region: Region;
  readonly firstName: string;
  readonly refunded: Cents;
  /** For people: why. */
  readonly reason: string;
}
