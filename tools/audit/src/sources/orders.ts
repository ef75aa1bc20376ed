import type { Db } from 'mongodb';

/** The fields of an order that the invariants need. */
export interface OrderRecord {
  readonly _id: string;
  readonly orderNo: string;
  readonly state: string;
  readonly lines: readonly {
    readonly lineId: string;
    readonly cleansedPartNo: string;
    readonly quantity: number;
    readonly priceCents: number;
    readonly isFree: boolean;
    readonly discountCents?: number;
  }[];
  /** Ids of the cart lines whose goods it contains; absent on orders of earlier versions. */
  readonly goods?: readonly string[];
  readonly totals: Readonly<Record<'subTotal' | 'voucherSaving' | 'deliveryFee' | 'gst' | 'totalToPay', number>>;
  readonly vouchers?: readonly {
    readonly code: string;
    readonly goodsCents: number;
    readonly deliveryCents: number;
  }[];
  readonly delivery: { readonly email: string };
  readonly remarks: { readonly ccEmails: readonly string[] };
  readonly hold: { readonly round: number };
  readonly releases: readonly number[];
  readonly history: readonly { readonly from?: string; readonly to: string }[];
}

export const isPlaced = ({ state }: OrderRecord): boolean => ['Placed', 'Dispatched', 'Delivered'].includes(state);

/** Orders that a sweeper, a refund or the placing still has to finish. */
export const isUnderWay = ({ state }: OrderRecord): boolean => ['AwaitingPayment', 'Paid', 'Refunding'].includes(state);

export const readOrders = (orders: Db): Promise<OrderRecord[]> =>
  orders
    .collection<OrderRecord>('orders')
    .find({}, { projection: { 'lines.description': 0, 'lines.attributes': 0 } })
    .toArray();
