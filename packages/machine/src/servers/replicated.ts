import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../ports.ts';
import { openRecords, type Records } from '../records.ts';
import { CannotGoOn } from '../say.ts';
import { until } from '../wait.ts';
import { clusterId, formatStorage, kafka, settings } from './kafka.ts';
import { initiate, mongo } from './mongo.ts';
import { native } from './native.ts';
import type { Program, Server } from './server.ts';

const count = 3;

const programOf = async <P extends Program>(server: Server<P>): Promise<P> => {
  const program = await server.program();
  if (program) return program;
  throw new CannotGoOn(`${server.title} cannot be started as ${count} processes: there is no program.`, [
    `put ${server.title} on the PATH`,
  ]);
};

/** The folder of all members, and the list of their processes. */
interface Place {
  readonly dataDir: string;
  readonly records: Records;
}

/** One member per port, each with a folder of its own. */
const membersOf = <P extends Program>(
  server: Server<P>,
  program: P,
  ports: readonly number[],
  { dataDir, records }: Place,
) =>
  ports.map((port, index) => {
    const dir = join(dataDir, `member-${index + 1}`);
    mkdirSync(dir, { recursive: true });
    return native(server as Server, program, { port, dir, logs: join(dir, 'logs'), env: process.env, records });
  });

const mongoMembers = async (place: Place) => {
  const ports = await freePorts(count);
  const members = membersOf({ ...mongo, ready: async () => undefined }, await programOf(mongo), ports, place);
  const hosts = ports.map((port) => `127.0.0.1:${port}`);
  const url = `mongodb://${hosts.join(',')}/?replicaSet=rs0`;
  const start = async () => {
    await Promise.all(members.map((member) => member.start()));
    await initiate(hosts);
  };
  const primary = () =>
    until('a primary', async () => {
      const { MongoClient } = await import('mongodb');
      await using client = await MongoClient.connect(url, { serverSelectionTimeoutMS: 2_000 });
      const { primary: name } = await client.db('admin').command({ hello: 1 });
      const index = hosts.indexOf(name);
      if (index < 0) throw new Error('there is no primary');
      return { index };
    }).then(({ index }) => index);
  return { members, url, start, primary };
};

const replicatedSettings = {
  'offsets.topic.replication.factor': '3',
  'transaction.state.log.replication.factor': '3',
  'transaction.state.log.min.isr': '2',
  'min.insync.replicas': '2',
  'unclean.leader.election.enable': 'false',
  // With several brokers a silent one is replaced.
  'broker.session.timeout.ms': '9000',
};

const kafkaMembers = async (place: Place) => {
  const program = await programOf(kafka);
  const ports = await freePorts(count);
  const controllerPorts = await freePorts(count);
  const voters = controllerPorts.map((port, index) => `${index + 1}@127.0.0.1:${port}`).join(',');
  const cluster = clusterId();
  const prepare: typeof kafka.prepare = async (kind, dir, port) => {
    mkdirSync(dir, { recursive: true });
    const index = ports.indexOf(port);
    const controllerPort = controllerPorts[index] ?? 0;
    const all = {
      ...settings(port, controllerPort),
      ...replicatedSettings,
      'node.id': String(index + 1),
      'controller.quorum.voters': voters,
      listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
      'log.dirs': join(dir, 'logs'),
    };
    const lines = Object.entries(all).map(([key, value]) => `${key}=${value}\n`);
    writeFileSync(join(dir, 'server.properties'), lines.join(''));
    await formatStorage(kind, dir, cluster);
  };
  const members = membersOf({ ...kafka, prepare }, program, ports, place);
  const start = async () => void (await Promise.all(members.map((member) => member.start())));
  return { members, brokers: ports.map((port) => `127.0.0.1:${port}`).join(','), start };
};

/**
 * Starts three members of MongoDB's replica set and three Kafka brokers on this machine. The router of a sharded cluster
 * (`mongos`) is in no package registry, so a cluster of shards needs one on the PATH.
 */
export const startReplicated = async (dataDir: string) => {
  const place = { dataDir, records: openRecords(dataDir) };
  const [sets, brokers] = await Promise.all([mongoMembers(place), kafkaMembers(place)]);
  const all = [...sets.members, ...brokers.members];
  const stop = async () => void (await Promise.all(all.map((member) => member.stop({ discard: true }))));
  try {
    await Promise.all([sets.start(), brokers.start()]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** MongoDB's replica set: no data are on one member alone. */
    mongo: sets.members,
    /** The brokers, each of them a controller too. */
    kafka: brokers.members,
    /** Environment variables that connect a stack to these servers. */
    env: { MONGO_URL: sets.url, KAFKA_BROKERS: brokers.brokers, TOPIC_REPLICATION: '3' },
    /** The index of MongoDB's primary, once there is one. */
    primary: sets.primary,
    stop,
  };
};

/** Three servers of a kind, as production has them. Any one may be away. */
export type ReplicatedServers = Awaited<ReturnType<typeof startReplicated>>;
