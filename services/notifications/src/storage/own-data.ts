import type { Mongo } from '@southline/platform/mongo';
import { type OwnFiles, ownRecords } from '@southline/platform/own-data';
import { mails, orders } from './collections.ts';

const mailsOfOrders = async function* (mongo: Mongo, owner: string) {
  for await (const { _id: orderId, recipients } of orders(mongo).find({ owner }, { projection: { recipients: 1 } })) {
    const sent = mails(mongo).find({ orderId }, { projection: { _id: 0, template: 1, state: 1, sentAt: 1 } });
    yield { orderId, recipients, mails: await sent.toArray() };
  }
};

/** The records about a member: the mails about the member's orders. Other mails are recorded without their address. */
export const ownData = (mongo: Mongo): readonly OwnFiles[] => [
  ownRecords('mails.json', ({ owner }) => mailsOfOrders(mongo, owner)),
];
