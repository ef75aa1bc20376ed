import type { Db } from 'mongodb';

export interface ReturnRecord {
  readonly _id: string;
  readonly returnNo: string;
  readonly state: 'Pending' | 'Refunding' | 'Completed' | 'Declined';
  readonly order: {
    readonly orderId: string;
    readonly paidByCard: boolean;
    /** Only on returns of earlier releases, which decided about the delivery fee. */
    readonly pricedUnits?: number;
  };
  readonly deliveryRefundCents?: number;
  /** Kept back for free parts. Negative: given back, because they came back. */
  readonly keptCents?: number;
  readonly gstCents?: number;
  readonly refundCents: number;
  /** When staff decided. */
  readonly processing?: { readonly at: Date };
  /** When the return ended, after its refund. */
  readonly processedAt?: Date;
}

export interface ReturnItemRecord {
  readonly _id: string;
  readonly returnId: string;
  readonly returnState: ReturnRecord['state'];
  readonly orderId: string;
  readonly lineId: string;
  readonly response: string;
  readonly quantity: number;
  readonly refundCents: number;
  readonly includeInStock?: boolean;
  readonly priceCents: number;
  readonly reason: number;
  readonly wrongPartSent?: boolean;
  /** Absent if the buyer wanted no other part in exchange. */
  readonly exchange?: { readonly state: string; readonly quantity: number };
}

/** Units that were put back into stock by a return or a cancellation. */
export interface RestockRecord {
  /** `returnId:lineId` for a return, `orderId/number:lineId` for a cancellation. */
  readonly _id: string;
  readonly cancellationNo?: number;
  readonly partNo: string;
  readonly quantity: number;
}

/** Items before their returns, so that a return that ends meanwhile counts as still open. */
export const readReturns = async (
  returns: Db,
): Promise<{ readonly items: ReturnItemRecord[]; readonly returns: ReturnRecord[] }> => {
  const items = await returns
    .collection<ReturnItemRecord>('items')
    .find({}, { projection: { entries: 0 } })
    .toArray();
  return { items, returns: await returns.collection<ReturnRecord>('returns').find().toArray() };
};
