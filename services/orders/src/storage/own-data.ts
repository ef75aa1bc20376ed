import type { Mongo } from '@southline/platform/mongo';
import { type OwnFiles, ownRecords } from '@southline/platform/own-data';
import { carts, orders } from './collections.ts';

/** Fields for the checkout and its sweepers, which are no facts about the buyer. */
const inner = {
  hold: 0,
  holdUntil: 0,
  releases: 0,
  releaseAt: 0,
  sweepAt: 0,
  goods: 0,
  listedAt: 0,
  listedDay: 0,
  cartVersion: 0,
  normalizedEmail: 0,
} as const;

/** The records of this service about a member. */
export const ownData = (mongo: Mongo): readonly OwnFiles[] => [
  ownRecords('orders.json', ({ owner }) => orders(mongo).find({ owner }, { projection: inner })),
  ownRecords('cart.json', ({ owner }) => carts(mongo).find({ _id: owner }, { projection: { keys: 0, absorbed: 0 } })),
];
