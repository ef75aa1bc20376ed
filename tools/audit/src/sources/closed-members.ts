import { noRemarks } from '@southline/kernel/order';
import { ownerOfMember } from '@southline/kernel/owner';
import type { Stores } from './stores.ts';

const settledMs = 20 * 60_000;

/** The number of records that still have data of a closed member, in one place where there should be none. */
export interface Remains {
  readonly membershipNo: string;
  readonly place: string;
  readonly count: number;
}

const { ccEmails: _, ...texts } = noRemarks;
const remarks = Object.keys(texts).map((name) => `remarks.${name}`);
const written = { $gt: '' };

/** Counts the data left of members who closed their accounts some time ago, without open orders and returns. */
export const readRemains = async (stores: Stores, now: Date): Promise<Remains[]> => {
  const closedAt = { $lt: new Date(now.getTime() - settledMs) };
  const closed = await stores.auth.collection<{ _id: string }>('members').find({ closedAt }).toArray();
  const remains: Remains[] = [];
  for (const { _id: membershipNo } of closed) {
    const owner = ownerOfMember(membershipNo);
    const forgotten = { owner, forgottenAt: { $exists: true } };
    const orderIds = (await stores.orders.collection<{ _id: string }>('orders').find(forgotten).toArray()).map(
      ({ _id }) => _id,
    );
    const forgottenReturns = stores.returns
      .collection<{ _id: string }>('returns')
      .find({ membershipNo, forgottenAt: { $exists: true } });
    const returnIds = (await forgottenReturns.toArray()).map(({ _id }) => _id);
    const places = [
      [
        'auth members',
        stores.auth.collection<{ _id: string }>('members').countDocuments({
          _id: membershipNo,
          $or: [{ email: /@/ }, { 'profile.lastName': { $ne: '' } }, { passwordHash: { $exists: true } }],
        }),
      ],
      ['auth requests', stores.auth.collection('requests').countDocuments({ membershipNo })],
      ['favourites', stores.catalogue.collection('favourites').countDocuments({ owner })],
      ['lists', stores.catalogue.collection('part_lists').countDocuments({ owner })],
      ['garage', stores.catalogue.collection<{ _id: string }>('garages').countDocuments({ _id: owner })],
      ['cart', stores.orders.collection<{ _id: string }>('carts').countDocuments({ _id: owner })],
      ['promotion entries', stores.content.collection('promotionEntries').countDocuments({ owner })],
      [
        'delivery of ended orders',
        stores.orders.collection('orders').countDocuments({
          owner,
          state: { $in: ['Delivered', 'Cancelled', 'Moved'] },
          'delivery.email': { $ne: '' },
          review: { $exists: false },
          cancellations: { $not: { $elemMatch: { refundedAt: { $exists: false } } } },
        }),
      ],
      [
        'remarks and reasons of forgotten orders',
        stores.orders.collection('orders').countDocuments({
          ...forgotten,
          $or: [
            ...remarks.map((field) => ({ [field]: written })),
            { 'remarks.ccEmails.0': { $exists: true } },
            { cancellations: { $elemMatch: { reason: written } } },
          ],
        }),
      ],
      [
        'texts of forgotten returns',
        stores.returns
          .collection('items')
          .countDocuments({ returnId: { $in: returnIds }, entries: { $elemMatch: { message: written } } }),
      ],
      [
        'delivery of ended returns',
        stores.returns.collection('returns').countDocuments({
          membershipNo,
          state: { $in: ['Completed', 'Declined'] },
          'order.delivery.email': { $ne: '' },
        }),
      ],
      ['photos', stores.returns.collection('photos').countDocuments({ owner, state: { $ne: 'Attached' } })],
      [
        'documents that tax law does not want',
        stores.documents
          .collection('papers')
          .countDocuments({ orderId: { $in: orderIds }, kind: { $in: ['order', 'packing-list', 'parcel-list'] } }),
      ],
      [
        'facts of mails',
        stores.notifications.collection<{ _id: string }>('orders').countDocuments({ _id: { $in: orderIds } }),
      ],
    ] as const;
    for (const [place, counting] of places) remains.push({ membershipNo, place, count: await counting });
  }
  return remains;
};
