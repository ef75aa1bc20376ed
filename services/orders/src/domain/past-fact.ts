import type { Cancellation, DeliveryChange, FollowOn, Order, Parcel, PriceOffer, Resend } from './order.ts';

/** What an event of the past states about an order. `at`: when it happened. */
export type PastFact = { readonly at: Date } & (
  | { readonly kind: 'ended before it was placed' }
  | { readonly kind: 'units cancelled'; readonly cancellation: Cancellation }
  /** Events of earlier releases have no parcel: all goods of the order. */
  | { readonly kind: 'dispatched'; readonly shipment: Pick<Parcel, 'carrier' | 'trackingNo'>; readonly parcel?: Parcel }
  | { readonly kind: 'delivered'; readonly deliveredAt: Date; readonly parcel?: Parcel }
  | { readonly kind: 'prices offered'; readonly offer: PriceOffer }
  /** Without `accepted`, all lines were declined. */
  | {
      readonly kind: 'offer answered';
      readonly offerNo: number;
      readonly accepted?: Omit<FollowOn, 'at'>;
      readonly declined: readonly string[];
    }
  | { readonly kind: 'confirmation requested'; readonly resend: Resend }
  /** `to`: the address after it. */
  | {
      readonly kind: 'delivery changed';
      readonly change: DeliveryChange;
      readonly to: Pick<Order, 'delivery' | 'expected'>;
    }
  | { readonly kind: 'forgotten' }
  | { readonly kind: 'joined'; readonly owner: string; readonly guestOwner: string }
  | { readonly kind: 'return processed'; readonly returnNo: string }
  | { readonly kind: 'refunded'; readonly reference: string }
);

export type FactOf<Kind extends PastFact['kind']> = Extract<PastFact, { readonly kind: Kind }>;

export const factsOf = <Kind extends PastFact['kind']>(facts: readonly PastFact[], kind: Kind): FactOf<Kind>[] =>
  facts.filter((fact): fact is FactOf<Kind> => fact.kind === kind);
