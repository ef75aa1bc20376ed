import { existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { StopOptions } from '#machine/child.ts';
import { statusOf } from '#machine/http.ts';
import { limited } from '#machine/limit.ts';
import { filterFor } from '#machine/log-lines.ts';
import { memoryFlags, memorySettings } from '#machine/memory.ts';
import { root } from '#machine/paths.ts';
import { preparedOnce } from '#machine/prepared-once.ts';
import { endLeftovers, openRecords } from '#machine/records.ts';
import { CannotGoOn, say, warn } from '#machine/say.ts';
import { type ServerName, type ServerSet, startServers } from '#machine/start-servers.ts';
import { type Supervisor, supervise } from '#machine/supervisor.ts';
import { until } from '#machine/wait.ts';
import { type ServiceName as Name, services, type Variable } from '../processes/src/index.ts';
import { type StandInName, entries as table } from '../processes/src/start.ts';
import { type Replica, withReplicas } from './replicas.ts';
import { built, type ReleaseOf, stackCommands } from './stack-commands.ts';
import { auditEnvironment, type Facts, factsOf, localKeys, preparationOf } from './stack-facts.ts';
import { anyPorts, fixedPorts } from './stack-ports.ts';

export type ServiceName = Name | StandInName;

/** `orders#2` is the second process of a service that has replicas. */
export type ProcessName = ServiceName | `${ServiceName}#${number}`;

/** Variables of services and the demo. */
export type StackEnvironment = Readonly<Partial<Record<Variable | 'DEMO_PARTS' | 'DEMO_VEHICLES', string>>>;

export interface StackOptions {
  dataDir: string;
  ports?: 'free' | 'fixed';
  /** Whether the data are permanent. If not, everything is killed at the end. */
  keep?: boolean;
  only?: readonly ServiceName[];
  /** The number of processes of a service; 1 by default. */
  replicas?: Partial<Record<ServiceName, number>>;
  /** Environment variables for all processes. They override those of the table. */
  env?: StackEnvironment;
  /** Addresses of servers that run already, and settings for them, as variables. */
  others?: Readonly<Record<string, string>>;
  quiet?: boolean;
  /** Whether to load the demo data; true by default. */
  demo?: boolean;
  /** Resolves once the process of this name is built; without it everything has to be built before. */
  whenBuilt?: (name: string) => Promise<unknown>;
  /** The folder of the built release that a process runs at its next start; this clone by default. */
  releaseOf?: ReleaseOf;
}

const startingAtOnce = 3;
/** The service whose demo data take longest. It is prepared first. */
const longest = 'catalogue';

const callsOf = ({ name }: Replica): readonly string[] => services[name as Name]?.calls ?? [];

/** Orders services for the start: `longest` first, then by how many services they call. */
const byCalls = (a: Replica, b: Replica) =>
  Number(b.name === longest) - Number(a.name === longest) || callsOf(a).length - callsOf(b).length;
/** The number of parts in the demo set for tests: enough of every family, in a tenth of the time. */
const partsForTests = '2000';

/**
 * A whole stack that has not started yet. `dataDir`: the folder of its data, logs and secrets. `ports`: 'fixed' or 'free'.
 * `keep`: whether the data are permanent. `only`: names of processes. `replicas`: the number of processes by name. `env`:
 * variables for all of them. `demo`: whether to load the demo data. `whenBuilt`: starts while the build runs. `releaseOf`:
 * which processes run another release.
 */
export const createStack = ({
  dataDir,
  ports = 'free',
  keep = false,
  only,
  replicas,
  env = {},
  others = {},
  quiet = false,
  demo = true,
  whenBuilt,
  releaseOf = () => root,
}: StackOptions) => {
  const around: NodeJS.ProcessEnv = { ...process.env, ...others, ...env };
  const kinds = table.filter(
    ({ name, replacedBy }) => (!only || only.some((wanted) => wanted === name)) && !(replacedBy && around[replacedBy]),
  );
  const chosen = withReplicas(kinds, replicas);
  const logs = join(dataDir, 'logs');
  const report = quiet ? () => {} : say;
  const supervised = new Map<string, Supervisor>();
  let starting: Promise<ServerSet> | undefined;
  let servers: ServerSet;
  let facts: Facts;
  let ending: Promise<void> | undefined;

  const goingOn = () => {
    if (ending) throw new Error('the start was interrupted');
  };

  const ownOf = (entry: Replica): Record<string, string> =>
    Object.fromEntries(
      Object.entries(entry.env(facts)).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    );

  const environmentOf = (entry: Replica): Record<string, string> => ({
    ...memorySettings,
    ...(process.env as Record<string, string>),
    NODE_ENV: 'production',
    ...(keep ? {} : { DEMO_PARTS: partsForTests }),
    ...ownOf(entry),
    ...env,
  });

  const entryOf = (name: ProcessName) => {
    const found = [...chosen, ...table].find((entry) => entry.name === name);
    if (!found) throw new Error(`there is no process ${name}`);
    return found;
  };

  const running = (name: ProcessName) => {
    const found = supervised.get(name);
    if (!found) throw new Error(`${name} was not started`);
    return found;
  };

  const statusAt = (name: string, port: string, path: string) => statusOf(facts.ports[name]?.[port] ?? 0, path);

  const commands = stackCommands({
    chosen,
    goingOn,
    environmentOf,
    whenBuilt: (dir) => whenBuilt?.(basename(dir)),
    topicsEnv: () => ({ ...around, KAFKA_BROKERS: facts.urls.kafka }),
    demoFolder: join(dataDir, 'demo'),
    releaseOf,
    demoEnv: () => ({ DEMO_PASSWORD: facts.secrets.demoPassword }),
    report,
  });

  const startProcess = async (entry: Replica) => {
    await whenBuilt?.(basename(entry.dir));
    goingOn();
    const { name, dir, ready } = entry;
    const began = Date.now();
    // While the stack stops, services log calls that were cut off. These warnings go to the log files only.
    const show = filterFor((text) => {
      if (!ending) warn(`${name}: ${text}`);
    });
    const handle = supervise(name, {
      quiet,
      answers: async () => (await statusAt(name, ready.port, ready.path)) > 0,
      spawn: () => ({
        name,
        command: process.execPath,
        args: [...memoryFlags(entry), built(dir, 'main.js', releaseOf(name))],
        cwd: join(releaseOf(name), dir),
        env: environmentOf(entry),
        log: join(logs, `${name}.log`),
        records: facts.records,
        onLine: quiet ? undefined : show,
      }),
    });
    supervised.set(name, handle);
    await handle.start();
    report(`${name} started (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  };

  /** Waits until all processes, or the named ones, report that they and their dependencies are ready. */
  const ready = async ({ timeoutMs = 90_000, names }: { timeoutMs?: number; names?: readonly ProcessName[] } = {}) => {
    for (const { name, ready: at } of chosen.filter(
      (entry) => !names || names.some((wanted) => wanted === entry.name),
    )) {
      const check = async () => {
        const status = await statusAt(name, at.port, at.path);
        if (status < 500) return true;
        throw new Error(`${at.path} answers ${status}`);
      };
      await until(`${name} ready`, check, { timeoutMs });
    }
  };

  const needsBuild = () => {
    const missing = chosen
      .map(({ name, dir }) => built(dir, 'main.js', releaseOf(name)))
      .filter((file) => !existsSync(file));
    if (missing.length > 0) throw new CannotGoOn('These are not built:', missing);
  };

  /** Runs a service's migrations and loads its demo data, unless its database already has those of this build. */
  const prepare = async (entry: Replica) => {
    const run = async () => {
      await commands.migrate(entry);
      if (demo) await commands.demo(entry);
    };
    await whenBuilt?.(basename(entry.dir));
    const { MONGO_URL: url, DEMO_PARTS, DEMO_VEHICLES } = environmentOf(entry);
    if (!keep || !url) return run();
    const settings = { demo, DEMO_PARTS, DEMO_VEHICLES, password: facts.secrets.demoPassword };
    await whenBuilt?.('demo');
    await preparedOnce(url, 'start', preparationOf(entry.dir, settings), run);
  };

  /** Creates the topics and runs the migrations of the release that each service is to run, as before an upgrade. */
  const setUp = async () => {
    await commands.topics();
    for (const entry of chosen.filter(({ isService, replicaOf }) => isService && !replicaOf))
      await commands.migrate(entry);
  };

  const demoOrders = () =>
    preparedOnce(facts.database('orders'), 'demo-orders', 'placed', () => commands.demoOrders(facts.urls.web));

  const start = async () => {
    if (!whenBuilt) needsBuild();
    mkdirSync(dataDir, { recursive: true });
    for (const name of await endLeftovers(dataDir)) report(`ended ${name}, which an earlier run had left`);
    const portsOf = ports === 'free' ? await anyPorts(chosen, around) : await fixedPorts(chosen, around);
    const records = openRecords(dataDir);
    const secrets = localKeys(dataDir);
    goingOn();
    starting = startServers({
      dataDir,
      keep,
      records,
      env: around,
      ports: Object.fromEntries(Object.entries(portsOf).map(([owner, uses]) => [owner, uses.server])) as Record<
        ServerName,
        number
      >,
      quiet,
    });
    servers = await starting;
    facts = factsOf({ dataDir, around, chosen, ports: portsOf, secrets, records, urls: servers.urls, keep });
    const helpers = chosen.filter(({ isService }) => !isService);
    const topics = commands.topics();
    const started = new Map<string, Promise<void>>();
    /** Starts a service after the services that it calls, so that its first background rounds find them. */
    const startService = (entry: Replica) => {
      // Waits only for services earlier in the order. Otherwise two services that call each other would wait for each other.
      const before = callsOf(entry).flatMap((name) => started.get(name) ?? []);
      const start = async () => {
        await prepare(entry);
        await Promise.all([topics, ...before]);
        await startProcess(entry);
      };
      const starting = start();
      started.set(entry.name, starting);
      return starting;
    };
    const replicas = chosen.filter(({ replicaOf }) => replicaOf);
    const first = chosen.filter(({ isService, replicaOf }) => isService && !replicaOf).sort(byCalls);
    await Promise.all([
      topics,
      limited(helpers, startingAtOnce, startProcess),
      limited(first, startingAtOnce, startService),
    ]);
    await limited(replicas, startingAtOnce, startProcess);
    await ready();
  };

  const endProcesses = async () => {
    const handles = [...supervised.values()].reverse();
    const isHelper = ({ name }: Supervisor) => !chosen.find((entry) => entry.name === name)?.isService;
    const options: StopOptions = keep ? {} : { signal: 'SIGKILL' };
    await Promise.all(handles.filter((handle) => !isHelper(handle)).map((handle) => handle.stop(options)));
    await Promise.all(handles.filter(isHelper).map((handle) => handle.stop(options)));
  };

  /** Stops services, then the processes that they need, then the servers. A second call returns the same promise. */
  const stop = () => {
    ending ??= (async () => {
      await endProcesses();
      await starting?.then((set) => set.stop()).catch(() => {});
    })();
    return ending;
  };

  return {
    start,
    stop,
    ready,
    setUp,
    /** {urls, ports, env} once started; see `factsOf`. */
    get facts() {
      return facts;
    },
    /** Names of all processes, replicas included. */
    names: chosen.map(({ name }) => name as ProcessName),
    /** Environment for commands that check the stack (audit, end-to-end tests). */
    auditEnv: () => auditEnvironment(facts),
    /** The whole environment of one process, as its commands need it. */
    processEnv: (name: ProcessName) => environmentOf(entryOf(name)),
    /** Places the demo member's orders, if there are none; the stack must be ready. */
    demoOrders,
    /** The variables that a service's command needs in addition to the current environment. */
    commandEnv: (name: ProcessName): Record<string, string> => ({ ...ownOf(entryOf(name)), ...env }),
    /**
     * Ends it by a signal (default SIGKILL); the supervisor restarts it after 0.2 s, doubling with each exit. Resolves with
     * its exit.
     */
    kill: (name: ProcessName, signal?: NodeJS.Signals) => running(name).kill(signal),
    restart: (name: ProcessName) => running(name).restart(),
    /** Stops the process in order. It stays down until `startProcess`. */
    stopProcess: (name: ProcessName) => running(name).stop(),
    startProcess: (name: ProcessName, options?: { timeoutMs: number }) => running(name).start(options),
    pid: (name: ProcessName) => running(name).pid,
    /** How many times the process has been started since `start`. */
    starts: (name: ProcessName) => running(name).starts,
    /** Kills the server with SIGKILL; `startServer` brings it back on the same port with the same data. */
    killServer: (name: ServerName) => servers.killServer(name),
    stopServer: (name: ServerName) => servers.stopServer(name),
    startServer: (name: ServerName) => servers.startServer(name),
  };
};

export type Stack = ReturnType<typeof createStack>;

/** Starts a stack and returns it; after a failure everything is stopped again. */
export const startStack = async (options: StackOptions) => {
  const stack = createStack(options);
  try {
    await stack.start();
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
};
