import { migrate } from '@southline/platform/migrate';
import { collections } from '../storage/collections.ts';
import { recordReviewCents } from '../storage/record-review-cents.ts';

await migrate('orders', process.env, collections, recordReviewCents);
