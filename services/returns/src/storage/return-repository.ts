import { returnsStaffActed } from '@southline/contracts/events';
import { busy } from '@southline/kernel/errors';
import { membershipNoOf } from '@southline/kernel/owner';
import { addJob } from '@southline/platform/jobs';
import { staffEvents } from '@southline/platform/journal';
import { type ClientSession, inTransaction, isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import type { Filter } from 'mongodb';
import { requestPending } from '../domain/errors.ts';
import { endExchangeKind } from '../domain/exchange-job.ts';
import type { Standing } from '../domain/list.ts';
import type { Change, DefectReport, ReturnRepository, TakenUnits } from '../domain/ports.ts';
import { refundJobKind } from '../domain/refund-job.ts';
import { changedAt, keptItems, openItems, type ReturnItem, type ReturnOrder } from '../domain/return-order.ts';
import { countOf, type Units, withoutUnits, withUnits } from '../domain/units.ts';
import { returnAnsweredEvent, returnProcessedEvent, returnRequestedEvent } from '../mapping/events.ts';
import { staffActions } from '../mapping/staff-actions.ts';
import { defects, items, lines, type OrderDocument, orders, type ReturnDocument, returns } from './collections.ts';
import { toItemDocument, toReturn, toReturnDocument } from './documents.ts';
import { presentOwner } from './join-order.ts';
import { attachPhotos } from './photo-repository.ts';

const lineKey = (orderId: string, lineId: string) => `${orderId}/${lineId}`;

const takenUnits = async (mongo: Mongo, orderId: string, session?: ClientSession): Promise<TakenUnits> => {
  const found = await lines(mongo).find({ orderId }, { session }).toArray();
  return new Map(found.map(({ lineId, taken }) => [lineId, taken]));
};

/**
 * Sets the units of a line. Throws if they have changed since the decision, or if more units would be returned than
 * were delivered. A release is allowed above that number too, because an older item knows only the parcels that had
 * arrived before it.
 */
const setUnits = async (
  mongo: Mongo,
  session: ClientSession,
  { orderId, lineId, delivered }: { readonly orderId: string; readonly lineId: string; readonly delivered: number },
  before: readonly Units[],
  after: readonly Units[],
) => {
  const count = countOf(after);
  if (count > delivered && count > countOf(before))
    throw new Error(`${count} of ${delivered} units of ${lineId} would be returned.`);
  const _id = lineKey(orderId, lineId);
  const { matchedCount, upsertedCount } = await lines(mongo).updateOne(
    { _id, count: countOf(before), taken: [...before] },
    { $set: { taken: after, count }, $setOnInsert: { orderId, lineId }, $max: { delivered } },
    { session, upsert: before.length === 0 },
  );
  if (matchedCount + upsertedCount !== 1) throw new Error(`The units of ${_id} are not what they were read as.`);
};

/** Units that a decision releases: those of declined items, or all units of a declined return. */
const released = (before: ReturnOrder, after: ReturnOrder): ReturnItem[] => {
  if (before.state === 'Declined') return [];
  const kept = after.state === 'Declined' ? [] : keptItems(after).map(({ itemId }) => itemId);
  return keptItems(before).filter(({ itemId }) => !kept.includes(itemId));
};

/** Items whose exchange a decision ends. */
const endedExchanges = (before: ReturnOrder, after: ReturnOrder): ReturnItem[] => {
  const isEnded = ({ exchange }: ReturnItem) => exchange?.state === 'Ended';
  const known = new Set(before.items.filter(isEnded).map(({ itemId }) => itemId));
  return after.items.filter((item) => isEnded(item) && !known.has(item.itemId));
};

const standingOf = ({ _id, ...row }: OrderDocument): Standing => ({ orderId: _id, ...row });

const writeItems = async (mongo: Mongo, session: ClientSession, order: ReturnOrder): Promise<void> => {
  const documents = order.items.map((item, place) => toItemDocument(order, item, place));
  const replace = documents.map((replacement) => ({
    replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
  }));
  await items(mongo).bulkWrite(replace, { session });
};

/** Saves all changes of a return inside the caller's transaction. False if the return has changed since it was read. */
export const saveIn = async (
  mongo: Mongo,
  session: ClientSession,
  before: ReturnOrder,
  decided: ReturnOrder,
  { answered, fileName, uploader }: Change = {},
): Promise<boolean> => {
  const { returnId, version, state } = before;
  const after = { ...decided, version: version + 1 };
  const { matchedCount } = await returns(mongo).replaceOne({ _id: returnId, version, state }, toReturnDocument(after), {
    session,
  });
  if (matchedCount !== 1) return false;
  await writeItems(mongo, session, after);
  const { owner, order } = after;
  const { orderId } = order;
  if (fileName) await attachPhotos(mongo, session, { owner: uploader ?? owner, orderId, of: owner }, [fileName]);
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

  const at = changedAt(after);
  const item = after.items.find(({ itemId }) => itemId === answered);
  const events = [
    ...(item ? [returnAnsweredEvent(after, item)] : []),
    ...(after.state !== state && after.processedAt ? [returnProcessedEvent(after, at)] : []),
    ...staffEvents(returnsStaffActed, staffActions(before, after), at),
  ];
  await appendToOutbox(mongo, session, events);
  for (const { itemId } of endedExchanges(before, after))
    await addJob(mongo, session, { id: `end-exchange:${itemId}`, kind: endExchangeKind, payload: { itemId } });
  if (after.state === 'Refunding' && state !== 'Refunding') {
    const { returnNo } = after;
    await addJob(mongo, session, { id: `refund:${returnNo}`, kind: refundJobKind, payload: { returnNo } });
  }
  return true;
};

const findReturn = async (mongo: Mongo, filter: Filter<ReturnDocument>, session?: ClientSession) => {
  const found = await returns(mongo).findOne(filter, { session });
  if (!found) return undefined;
  const rows = items(mongo).find({ returnId: found._id }, { session, sort: { place: 1 } });
  return toReturn(found, await rows.toArray());
};

/** Upserts by the key of the line, so that a repeat adds nothing. */
const writeDefects = async (mongo: Mongo, session: ClientSession | undefined, report: DefectReport): Promise<void> => {
  const { orderId, orderNo, membershipNo } = report.order;
  const writes = report.lines.map(({ lineId, part }) => ({
    updateOne: {
      filter: { _id: lineKey(orderId, lineId) },
      update: { $setOnInsert: { membershipNo, orderId, orderNo, lineId, partNo: part.partNo, at: report.at } },
      upsert: true,
    },
  }));
  if (writes.length > 0) await defects(mongo).bulkWrite(writes, { session });
};

export const createReturnRepository = (mongo: Mongo): ReturnRepository => {
  const find = (filter: Filter<ReturnDocument>) => findReturn(mongo, filter);
  const ofOrder = async (orderId: string, session?: ClientSession): Promise<ReturnOrder[]> => {
    const newestFirst = { session, sort: { requestedAt: -1 } } as const;
    const found = await returns(mongo).find({ 'order.orderId': orderId }, newestFirst).toArray();
    const wanted = { returnId: { $in: found.map(({ _id }) => _id) } };
    const rows = await items(mongo)
      .find(wanted, { session, sort: { returnId: 1, place: 1 } })
      .toArray();
    return found.map((one) =>
      toReturn(
        one,
        rows.filter(({ returnId }) => returnId === one._id),
      ),
    );
  };

  return {
    findByNo: (returnNo) => find({ returnNo }),
    async findByItem(itemId) {
      const item = await items(mongo).findOne({ _id: itemId }, { projection: { returnId: 1 } });
      return item ? find({ _id: item.returnId }) : undefined;
    },
    ofOrder: (orderId) => ofOrder(orderId),
    taken: (orderId) => takenUnits(mongo, orderId),
    async takenCounts(orderIds) {
      const found = await lines(mongo)
        .find({ orderId: { $in: [...orderIds] } }, { projection: { orderId: 1, count: 1 } })
        .toArray();
      const counts = new Map<string, number>();
      for (const { orderId, count } of found) counts.set(orderId, (counts.get(orderId) ?? 0) + count);
      return counts;
    },
    async standings(orderIds) {
      const found = await orders(mongo)
        .find({ _id: { $in: [...orderIds] } })
        .toArray();
      return found.map(standingOf);
    },
    async create({ order, owner, returnId, fileNames, make, defects: report }) {
      const { orderId, orderNo, orderedAt, valueCents } = order;
      try {
        return await inTransaction(mongo, async (session) => {
          // The document is read first, so that two submissions for one order conflict on it.
          const standing = await orders(mongo).findOne({ _id: orderId }, { session, projection: { open: 1 } });
          if (standing?.open) throw requestPending();
          const of = await presentOwner(mongo, session, orderId, owner);
          const facts = { membershipNo: membershipNoOf(of), orderNo, orderedAt, valueCents };
          await orders(mongo).updateOne(
            { _id: orderId, open: false },
            { $set: { ...facts, state: 'Pending', open: true, newest: returnId } },
            { session, upsert: true },
          );
          const taken = await takenUnits(mongo, orderId, session);
          const made = { ...make(taken), owner: of };
          await returns(mongo).insertOne(toReturnDocument(made), { session });
          await writeItems(mongo, session, made);
          for (const item of made.items) {
            const before = taken.get(item.lineId) ?? [];
            await setUnits(mongo, session, { ...item, orderId }, before, withUnits(before, item.units));
          }
          await attachPhotos(mongo, session, { owner, orderId, of }, fileNames);
          await writeDefects(mongo, session, report);
          await appendToOutbox(mongo, session, [returnRequestedEvent(made)]);
          return made;
        });
      } catch (error) {
        // Two submissions conflicted. The other one has opened its return.
        if (isDuplicateKey(error)) throw requestPending();
        throw error;
      }
    },
    save: (before, after, change) => inTransaction(mongo, (session) => saveIn(mongo, session, before, after, change)),
    decideBeside: (returnNo, decide) =>
      inTransaction(mongo, async (session) => {
        const found = await returns(mongo).findOne({ returnNo }, { session, projection: { order: 1 } });
        if (!found) return undefined;
        const { orderId } = found.order;
        // Decisions about all returns of an order write this document, so the server repeats one of two concurrent
        // ones.
        await orders(mongo).updateOne({ _id: orderId }, { $inc: { decisions: 1 } }, { session });
        const all = await ofOrder(orderId, session);
        const order = all.find((one) => one.returnNo === returnNo);
        const next =
          order &&
          decide(
            order,
            all.filter((one) => one !== order),
          );
        if (!next) return order;
        if (!(await saveIn(mongo, session, order, next))) throw busy();
        return next;
      }),
    recordDefects: (report) => writeDefects(mongo, undefined, report),
  };
};

/** Access to returns inside the transaction that marks an event as handled. */
export const createReturnsInEvent = (mongo: Mongo, session: ClientSession) => ({
  findByNo: (returnNo: string) => findReturn(mongo, { returnNo }, session),
  save: (before: ReturnOrder, after: ReturnOrder) => saveIn(mongo, session, before, after),
});
