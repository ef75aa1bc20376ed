import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { loadDemoConfig } from '../config.ts';
import { movedDates } from '../domain/promotion-dates.ts';
import { flags } from '../storage/collections.ts';
import { editText } from '../storage/screen-edits.ts';
import { noteChange } from '../storage/screen-loads.ts';

const config = loadDemoConfig(process.env);
await using mongo = await connectMongo(config.MONGO_URL, { logger: createLogger('content-demo', config.LOG_LEVEL) });
// Shows the promotion in the demo; flags that an operator has set stay unchanged.
for (const _id of ['promotion-banner', 'announcement']) {
  await flags(mongo).updateOne({ _id }, { $setOnInsert: { on: true } }, { upsert: true });
}
// The specification's dates have passed: the demo's competition is open, and its texts name the dates that count.
for (const { language, key, text } of movedDates(config.PROMOTION_CLOSES_AT)) {
  await editText(mongo, { language, key, screen: 'promotion' }, text);
}
await noteChange(mongo);
process.stdout.write('flags and dates of the promotion\n');
