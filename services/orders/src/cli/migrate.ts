import { migrate } from '@southline/platform/migrate';
import { collections } from '../storage/collections.ts';
import { markFamilies } from '../storage/mark-families.ts';
import { recordNormalizedEmails } from '../storage/record-normalized-emails.ts';
import { recordReviewCents } from '../storage/record-review-cents.ts';

await migrate('orders', process.env, collections, async (mongo) => {
  await recordReviewCents(mongo);
  await recordNormalizedEmails(mongo);
  await markFamilies(mongo);
});
