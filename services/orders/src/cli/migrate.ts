import { mongoUrl, readConfig, z } from '@southline/platform/config';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { cartCollection } from '../storage/cart-repository.ts';
import { createIndexes } from '../storage/indexes.ts';
import { orderCollection } from '../storage/order-document.ts';

const { MONGO_URL } = readConfig(z.object({ MONGO_URL: mongoUrl() }), process.env);
const mongo = await connectMongo(MONGO_URL, { logger: createLogger('orders-migrate', 'warn') });
await createIndexes(mongo);
// What earlier versions called it.
await cartCollection(mongo).updateMany({ brought: { $exists: true } }, { $rename: { brought: 'leftBehind' } });
// Orders from before there were lists.
await orderCollection(mongo).updateMany({ placedAt: { $exists: true }, listedAt: { $exists: false } }, [
  { $set: { listedAt: '$placedAt' } },
]);
await mongo.close();
