import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from '@southline/machine/servers/mongo';
import { date, defineCollection, type Mongo, prepareDatabase, text } from '@southline/platform/mongo';
import { eventually } from '@southline/testkit';
import { freePort } from '@southline/testkit/child-process';
import { MongoClient } from 'mongodb';
import { afterAll, expect, test } from 'vitest';
import { ensureReplicaSet } from '../src/replica-set.ts';
import { ensureUsers } from '../src/users.ts';

const key = randomBytes(96).toString('hex');
const folder = mkdtempSync(join(tmpdir(), 'southline-store-users-'));
const names = ['orders', 'payments', 'auth', 'audit'];
const users = names.map((name) => ({ name, password: `${name}-secret-password` }));
const open: MongoClient[] = [];

const connect = async (userinfo: string, path: string) => {
  const client = new MongoClient(`mongodb://${userinfo}127.0.0.1:${port}/${path}`, { serverSelectionTimeoutMS: 2_000 });
  open.push(client);
  return client.connect();
};

/** Connects as the process of this name. */
const as = (name: string, database = `southline_${name}`, options = '') =>
  connect(`${name}:${name}-secret-password@`, `${database}?replicaSet=rs0${options}`);

const member = () => connect(`__system:${key}@`, '?authSource=local&directConnection=true');

const prepare = async (given = users) => {
  const client = await member();
  await ensureReplicaSet(client, `127.0.0.1:${port}`);
  await ensureUsers(client, given);
};

const port = await freePort();
const keyfile = join(folder, 'keyfile');
writeFileSync(keyfile, key, { mode: 0o400 });
const program = await mongo.program();
if (!program) throw new Error('This test starts a MongoDB of its own: put mongod on the PATH.');
const { command, args } = mongo.processOf(program, folder, port);
const server = spawn(command, [...args, '--auth', '--keyFile', keyfile], { stdio: 'ignore' });
await eventually(member);
await prepare();

afterAll(async () => {
  for (const client of open) await client.close();
  server.kill('SIGKILL');
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
});

test('without a user nothing can be read', async () => {
  const client = await connect('', '?replicaSet=rs0');
  await expect(client.db('southline_orders').collection('orders').findOne()).rejects.toThrow(/authentication/i);
});

test('a service does in its own database what services do', async () => {
  const client = await as('orders');
  const db = client.db();
  await db.createCollection('orders');
  await db.collection('orders').createIndex({ number: 1 }, { unique: true });
  await client.withSession((session) =>
    session.withTransaction(async () => void (await db.collection('orders').insertOne({ number: 1 }, { session }))),
  );
  const changes = db.collection('orders').watch();
  await changes.tryNext();
  await changes.close();
  expect(await db.collection('orders').countDocuments()).toBe(1);
  expect((await db.listCollections().toArray()).map(({ name }) => name)).toEqual(['orders']);
});

test('a service prepares its collections again after a release with another validator and TTL', async () => {
  const client = await as('orders');
  const marks = (fields: Parameters<typeof defineCollection>[1], expireAfterSeconds: number) =>
    defineCollection('marks', fields, [{ name: 'at', key: { at: 1 }, expireAfterSeconds }]);
  const db = client.db() as unknown as Mongo['db'];
  await prepareDatabase({ db } as Mongo, [marks({ first: text, at: date }, 60)]);
  await prepareDatabase({ db } as Mongo, [marks({ first: text, second: text, at: date }, 120)]);
  await expect(db.collection('marks').insertOne({ first: 'x', at: new Date() })).rejects.toThrow(/validation/);
  expect(await db.collection('marks').indexes()).toContainEqual(expect.objectContaining({ expireAfterSeconds: 120 }));
  await db.collection('marks').drop();
});

test('a service reads and writes no other database, and makes no users', async () => {
  const client = await as('payments');
  const foreign = client.db('southline_orders').collection('orders');
  await expect(foreign.findOne()).rejects.toThrow(/not authorized/);
  await expect(foreign.insertOne({ number: 2 })).rejects.toThrow(/not authorized/);
  await expect(client.db().command({ createUser: 'other', pwd: 'x', roles: [] })).rejects.toThrow(/not authorized/);
});

test('the journal of staff actions only grows, for the service that keeps it as well', async () => {
  const journal = (await as('auth')).db('southline_auth_journal');
  await journal.createCollection('entries');
  const entries = journal.collection<{ _id: string; at: string }>('entries');
  await entries.createIndex({ at: -1 });
  await entries.insertOne({ _id: 'first', at: '2026-01-01' });
  expect(await entries.countDocuments()).toBe(1);
  const refused = /not authorized/;
  await expect(entries.updateOne({ _id: 'first' }, { $set: { at: '' } })).rejects.toThrow(refused);
  await expect(entries.replaceOne({ _id: 'first' }, { at: '' })).rejects.toThrow(refused);
  await expect(entries.deleteOne({ _id: 'first' })).rejects.toThrow(refused);
  await expect(entries.drop()).rejects.toThrow(refused);
  await expect(entries.rename('others')).rejects.toThrow(refused);
  await expect(journal.dropDatabase()).rejects.toThrow(refused);
  await expect((await as('orders')).db('southline_auth_journal').collection('entries').findOne()).rejects.toThrow(
    refused,
  );
});

test('the audit reads every database and changes none', async () => {
  const client = await as('audit', 'southline_orders', '&authSource=admin');
  const orders = client.db().collection('orders');
  expect(await orders.countDocuments()).toBe(1);
  expect(await client.db('southline_payments').collection('attempts').countDocuments()).toBe(0);
  await expect(orders.deleteMany({})).rejects.toThrow(/not authorized/);
});

test('a repeat changes nothing, and a new password replaces the old one', async () => {
  await prepare();
  await expect(as('orders')).resolves.toBeDefined();
  await prepare([{ name: 'orders', password: 'another-secret-password' }]);
  await expect(as('orders')).rejects.toThrow(/authentication/i);
  await expect(connect('orders:another-secret-password@', 'southline_orders?replicaSet=rs0')).resolves.toBeDefined();
});
