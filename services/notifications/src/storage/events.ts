import { OrderCancelled, OrderPlaced } from '@southline/contracts/events';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { Binary } from 'mongodb';
import type { Recipient } from '../domain/recipients.ts';
import { cancellations, orders } from './collections.ts';

/** Remembers an order and whom its mails go to; the first event of an order counts. */
export const rememberOrder = async (
  mongo: Mongo,
  session: ClientSession,
  event: OrderPlaced,
  recipients: readonly Recipient[],
): Promise<void> => {
  const value = new Binary(OrderPlaced.encode(event).finish());
  await orders(mongo).updateOne(
    { _id: event.orderId },
    { $setOnInsert: { event: value, recipients: [...recipients] } },
    { upsert: true, session },
  );
};

export const rememberCancellation = async (
  mongo: Mongo,
  session: ClientSession,
  event: OrderCancelled,
): Promise<void> => {
  const value = new Binary(OrderCancelled.encode(event).finish());
  await cancellations(mongo).updateOne(
    { _id: event.orderId },
    { $setOnInsert: { event: value } },
    { upsert: true, session },
  );
};

export const readOrder = async (mongo: Mongo, orderId: string): Promise<OrderPlaced> => {
  const found = await orders(mongo).findOne({ _id: orderId });
  if (!found) throw new Error('The order of a mail is not there.');
  return OrderPlaced.decode(found.event.buffer);
};

export const readCancellation = async (mongo: Mongo, orderId: string): Promise<OrderCancelled> => {
  const found = await cancellations(mongo).findOne({ _id: orderId });
  if (!found) throw new Error('The order of a mail is not there.');
  return OrderCancelled.decode(found.event.buffer);
};

export const recipientsOfOrder = async (
  mongo: Mongo,
  session: ClientSession,
  orderId: string,
): Promise<readonly Recipient[]> =>
  (await orders(mongo).findOne({ _id: orderId }, { projection: { recipients: 1 }, session }))?.recipients ?? [];
