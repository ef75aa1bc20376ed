import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { loadDatabaseConfig } from '../config.ts';
import { attempts } from '../storage/collections.ts';

// After a restore, before payments starts: what an open attempt became may have gone back since, which the copy does not know.
const mongo = await connectMongo(loadDatabaseConfig(process.env).MONGO_URL, {
  logger: createLogger('payments', 'warn'),
});
const open = { state: { $nin: ['Captured', 'Declined'] } } as const;
const { modifiedCount } = await attempts(mongo).updateMany(open, { $set: { restored: true } });
process.stdout.write(`${JSON.stringify({ restored: modifiedCount })}\n`);
await mongo.close();
