// node dist/cli/age-order.js <id> <days>   for demo data: an order that was placed today looks as if that was days ago
import { dayMs } from '@southline/kernel/clock';
import { mongoUrl, readConfig, z } from '@southline/platform/config';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { orders } from '../storage/collections.ts';

const [id, days = ''] = process.argv.slice(2);
if (!id || !/^\d{1,4}$/.test(days)) throw new Error('usage: age-order.js <id> <days>');
const { MONGO_URL } = readConfig(z.object({ MONGO_URL: mongoUrl() }), process.env);
await using mongo = await connectMongo(MONGO_URL, { logger: createLogger('orders-age', 'warn') });
const earlier = (date: string) => ({ $subtract: [date, Number(days) * dayMs] });
const { modifiedCount } = await orders(mongo).updateOne({ _id: id, state: 'Delivered' }, [
  {
    $set: {
      ...Object.fromEntries(
        ['createdAt', 'placedAt', 'listedAt', 'holdUntil'].map((name) => [name, earlier(`$${name}`)]),
      ),
      listedDay: { $subtract: ['$listedDay', Number(days)] },
      history: {
        $map: { input: '$history', as: 'step', in: { $mergeObjects: ['$$step', { at: earlier('$$step.at') }] } },
      },
    },
  },
]);
process.stdout.write(`${modifiedCount} order is ${days} days older\n`);
