import { MongoClient } from 'mongodb';
import { loadConfig } from './config.ts';
import { ensureReplicaSet } from './replica-set.ts';
import { ensureUsers } from './users.ts';

const { MONGO_URL, MONGO_MEMBER, MONGO_USERS } = loadConfig(process.env);
const client = await MongoClient.connect(MONGO_URL);
if (MONGO_MEMBER) await ensureReplicaSet(client, MONGO_MEMBER);
await ensureUsers(client, MONGO_USERS);
await client.close();
process.stdout.write(`users of ${MONGO_USERS.map(({ name }) => name).join(', ')} are there\n`);
