import type { Stores } from './stores.ts';

const settledMs = 10 * 60_000;

/** An order that moved from a guest to an account, and the owners that other services know. */
export interface JoinedOrder {
  readonly orderNo: string;
  readonly owner: string;
  readonly others: readonly { readonly service: string; readonly owner: string }[];
}

type Owned = { _id: string; owner: string; order: { orderId: string } };

/** Reads the guest orders that joined an account, without those that joined a moment ago. */
export const readJoinedOrders = async (stores: Stores, now: Date): Promise<JoinedOrder[]> => {
  const before = new Date(now.getTime() - settledMs);
  const recentJoins = { topic: 'southline.orders.order-joined.v1', createdAt: { $gte: before } };
  const recent = new Set(await stores.orders.collection('outbox').distinct('key', recentJoins));
  const moved = stores.orders.collection<Owned & { orderNo: string }>('orders').find({ guestOwner: { $exists: true } });
  const joined: JoinedOrder[] = [];
  for await (const { _id, orderNo, owner } of moved) {
    if (recent.has(_id)) continue;
    const paper = await stores.documents.collection<Owned>('joined_orders').findOne({ _id });
    const returned = await stores.returns.collection<Owned>('returns').find({ 'order.orderId': _id }).toArray();
    const others = [
      { service: 'documents', owner: paper?.owner ?? '' },
      ...returned.map((one) => ({ service: 'returns', owner: one.owner })),
    ];
    joined.push({ orderNo, owner, others });
  }
  return joined;
};
