import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { settleMade } from '../application/compare-refunds.ts';
import { compose } from '../compose.ts';
import { loadConfig } from '../config.ts';
import { unsettled } from '../domain/refund.ts';
import { attempts, refunds } from '../storage/collections.ts';

// Run after a restore, before payments starts. Since the copy was made, captures of open attempts may have been refunded, and
// open refunds may have been made.
const config = loadConfig(process.env);
const logger = createLogger('payments', 'error');
await using mongo = await connectMongo(config.MONGO_URL, { logger });
const open = { state: { $nin: ['Captured', 'Declined'] } } as const;
const { modifiedCount } = await attempts(mongo).updateMany(open, { $set: { restored: true } });
// The provider may still be working on a request that was sent after the backup was made.
await refunds(mongo).updateMany({ state: { $in: [...unsettled] } }, { $set: { sentAt: new Date() } });
const { checked, differences } = await settleMade(compose(config, mongo, logger))();
const settled = differences.filter(({ outcome }) => outcome === 'settled').length;
const review = differences.length - settled;
process.stdout.write(`${JSON.stringify({ restored: modifiedCount, refunds: { checked, settled, review } })}\n`);
if (review > 0) process.exitCode = 1;
