import { addJob } from '@southline/platform/jobs';
import { type ClientSession, inTransaction, isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import type { Filter } from 'mongodb';
import { requestPending } from '../domain/errors.ts';
import type { Standing } from '../domain/list.ts';
import type { Change, ReturnRepository, TakenUnits } from '../domain/ports.ts';
import { refundJobKind } from '../domain/refund-job.ts';
import { keptItems, openItems, type ReturnItem, type ReturnOrder } from '../domain/return-order.ts';
import { countOf, type Units, withoutUnits, withUnits } from '../domain/units.ts';
import { returnAnsweredEvent, returnProcessedEvent, returnRequestedEvent } from '../mapping/events.ts';
import { defects, items, lines, type OrderDocument, orders, type ReturnDocument, returns } from './collections.ts';
import { toItemDocument, toReturn, toReturnDocument } from './documents.ts';
import { attachPhotos } from './photo-repository.ts';

const lineKey = (orderId: string, lineId: string) => `${orderId}/${lineId}`;

const takenUnits = async (mongo: Mongo, orderId: string, session?: ClientSession): Promise<TakenUnits> => {
  const found = await lines(mongo).find({ orderId }, { session }).toArray();
  return new Map(found.map(({ lineId, taken }) => [lineId, taken]));
};

/** The guard of a line: the units change only from what they were decided on, and never past what was delivered. */
const setUnits = async (
  mongo: Mongo,
  session: ClientSession,
  { orderId, lineId, delivered }: { readonly orderId: string; readonly lineId: string; readonly delivered: number },
  before: readonly Units[],
  after: readonly Units[],
) => {
  const count = countOf(after);
  if (count > delivered) throw new Error(`${count} of ${delivered} units of ${lineId} would be returned.`);
  const _id = lineKey(orderId, lineId);
  const { matchedCount, upsertedCount } = await lines(mongo).updateOne(
    { _id, count: countOf(before), taken: [...before] },
    { $set: { taken: after, count }, $setOnInsert: { orderId, lineId, delivered } },
    { session, upsert: before.length === 0 },
  );
  if (matchedCount + upsertedCount !== 1) throw new Error(`The units of ${_id} are not what they were read as.`);
};

/** Units that a decision gives back: of items that it declines, and of a return that it declines as a whole. */
const released = (before: ReturnOrder, after: ReturnOrder): ReturnItem[] => {
  if (before.state === 'Declined') return [];
  const kept = after.state === 'Declined' ? [] : keptItems(after).map(({ itemId }) => itemId);
  return keptItems(before).filter(({ itemId }) => !kept.includes(itemId));
};

const standingOf = ({ _id, ...row }: OrderDocument): Standing => ({ orderId: _id, ...row });

const writeItems = async (mongo: Mongo, session: ClientSession, order: ReturnOrder): Promise<void> => {
  const documents = order.items.map((item, place) => toItemDocument(order, item, place));
  const replace = documents.map((replacement) => ({
    replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
  }));
  await items(mongo).bulkWrite(replace, { session });
};

/** Everything that changes with a return, inside the caller's transaction. False: it is not what was decided on any more. */
export const saveIn = async (
  mongo: Mongo,
  session: ClientSession,
  before: ReturnOrder,
  decided: ReturnOrder,
  { answered, fileName }: Change = {},
): Promise<boolean> => {
  const { returnId, version, state } = before;
  const after = { ...decided, version: version + 1 };
  const { matchedCount } = await returns(mongo).replaceOne({ _id: returnId, version, state }, toReturnDocument(after), {
    session,
  });
  if (matchedCount !== 1) return false;
  await writeItems(mongo, session, after);
  if (fileName) await attachPhotos(mongo, session, after.membershipNo, [fileName]);
  const { orderId } = after.order;
  const free = released(before, after);
  const taken = free.length > 0 ? await takenUnits(mongo, orderId, session) : new Map<string, readonly Units[]>();
  for (const item of free) {
    const units = taken.get(item.lineId) ?? [];
    await setUnits(mongo, session, { ...item, orderId }, units, withoutUnits(units, item.units));
  }
  const open = after.state === 'Pending' && openItems(after) > 0;
  await orders(mongo).updateOne(
    { _id: orderId, newest: returnId },
    { $set: { state: after.state, open } },
    { session },
  );

  const at = after.history.at(-1)?.at ?? after.requestedAt;
  const item = after.items.find(({ itemId }) => itemId === answered);
  const events = [
    ...(item ? [returnAnsweredEvent(after, item)] : []),
    ...(after.state !== state && after.processedAt ? [returnProcessedEvent(after, at)] : []),
  ];
  await appendToOutbox(mongo, session, events);
  if (after.state === 'Refunding' && state !== 'Refunding') {
    const { returnNo } = after;
    await addJob(mongo, session, { id: `refund:${returnNo}`, kind: refundJobKind, payload: { returnNo } });
  }
  return true;
};

export const returnRepository = (mongo: Mongo): ReturnRepository => {
  const whole = async (found: ReturnDocument | null, session?: ClientSession) => {
    if (!found) return undefined;
    const rows = items(mongo).find({ returnId: found._id }, { session, sort: { place: 1 } });
    return toReturn(found, await rows.toArray());
  };
  const find = async (filter: Filter<ReturnDocument>) => whole(await returns(mongo).findOne(filter));

  return {
    findByNo: (returnNo) => find({ returnNo }),
    async findByItem(itemId) {
      const item = await items(mongo).findOne({ _id: itemId }, { projection: { returnId: 1 } });
      return item ? find({ _id: item.returnId }) : undefined;
    },
    async ofOrder(orderId) {
      const found = await returns(mongo).find({ 'order.orderId': orderId }).sort({ requestedAt: -1 }).toArray();
      const all = await Promise.all(found.map((one) => whole(one)));
      return all.filter((one) => one !== undefined);
    },
    taken: (orderId) => takenUnits(mongo, orderId),
    async standings(orderIds) {
      const found = await orders(mongo)
        .find({ _id: { $in: [...orderIds] } })
        .toArray();
      return found.map(standingOf);
    },
    async create({ order, returnId, fileNames, make }) {
      const { orderId, orderNo, membershipNo, orderedAt, valueCents } = order;
      try {
        return await inTransaction(mongo, async (session) => {
          // First: it is what two submissions for one order meet at.
          const standing = await orders(mongo).findOne({ _id: orderId }, { session, projection: { open: 1 } });
          if (standing?.open) throw requestPending();
          const facts = { membershipNo, orderNo, orderedAt, valueCents };
          await orders(mongo).updateOne(
            { _id: orderId, open: false },
            { $set: { ...facts, state: 'Pending', open: true, newest: returnId } },
            { session, upsert: true },
          );
          const taken = await takenUnits(mongo, orderId, session);
          const made = make(taken);
          await returns(mongo).insertOne(toReturnDocument(made), { session });
          await writeItems(mongo, session, made);
          for (const item of made.items) {
            const before = taken.get(item.lineId) ?? [];
            await setUnits(mongo, session, { ...item, orderId }, before, withUnits(before, item.units));
          }
          await attachPhotos(mongo, session, membershipNo, fileNames);
          await appendToOutbox(mongo, session, [returnRequestedEvent(made)]);
          return made;
        });
      } catch (error) {
        // Two met: the other one is open now.
        if (isDuplicateKey(error)) throw requestPending();
        throw error;
      }
    },
    save: (before, after, change) => inTransaction(mongo, (session) => saveIn(mongo, session, before, after, change)),
    async recordDefects({ orderId, orderNo, membershipNo }, told, at, ids) {
      const rows = told.map(({ lineId, part }, nth) => ({
        ...{ _id: ids[nth] ?? '', membershipNo, orderId, orderNo, lineId, partNo: part.partNo, at },
      }));
      await defects(mongo).insertMany(rows);
    },
  };
};

/** Of one return inside the transaction that marks an event as handled. */
export const returnsInEvent = (mongo: Mongo, session: ClientSession) => ({
  async findByNo(returnNo: string): Promise<ReturnOrder | undefined> {
    const found = await returns(mongo).findOne({ returnNo }, { session });
    if (!found) return undefined;
    const rows = items(mongo).find({ returnId: found._id }, { session, sort: { place: 1 } });
    return toReturn(found, await rows.toArray());
  },
  save: (before: ReturnOrder, after: ReturnOrder) => saveIn(mongo, session, before, after),
});
