import type { Mongo } from '@southline/platform/mongo';
import { orders } from './collections.ts';

const captured = { $regexFind: { input: '$review', regex: /^captured (\d+) cents/ } };
const cents = { $toLong: { $arrayElemAt: [{ $getField: { field: 'captures', input: captured } }, 0] } };

/** Earlier versions stored the captured amount of an order in review as words only. */
export const recordReviewCents = async (mongo: Mongo): Promise<void> => {
  const without = { review: /^captured \d+ cents/, reviewCents: { $exists: false } };
  await orders(mongo).updateMany(without, [{ $set: { reviewCents: cents } }], { hint: 'review' });
};
