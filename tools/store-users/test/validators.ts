// node validators.ts             the rules by which MongoDB checks writes, as JSON: {"database.collection": rules}
// node validators.ts --loosen    first removes those of southline_orders.orders, as if an earlier release had none
import { MongoClient } from 'mongodb';

const client = await MongoClient.connect(process.env.MONGO_URL ?? '');

if (process.argv.includes('--loosen')) {
  const loose = { validator: {}, validationLevel: 'moderate', validationAction: 'error' };
  await client.db('southline_orders').command({ collMod: 'orders', ...loose });
}

const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
const own = databases.map(({ name }) => name).filter((name) => name.startsWith('southline_'));
const rules = await Promise.all(
  own.map(async (database) => {
    const collections = await client.db(database).listCollections({}, { nameOnly: false }).toArray();
    return collections.map((each) => [`${database}.${each.name}`, 'options' in each ? each.options?.validator : {}]);
  }),
);
await client.close();
process.stdout.write(`${JSON.stringify(Object.fromEntries(rules.flat()))}\n`);
