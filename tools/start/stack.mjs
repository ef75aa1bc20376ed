import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { entries as table } from '../processes/src/start.ts';
import { statusOf } from './http.mjs';
import { limited } from './limit.mjs';
import { localKeys } from './local-keys.ts';
import { filterFor } from './log-lines.mjs';
import { memoryFlags, memorySettings } from './memory.mjs';
import { root } from './paths.mjs';
import { endLeftovers, openRecords } from './records.mjs';
import { withReplicas } from './replicas.mjs';
import { CannotGoOn, say, warn } from './say.mjs';
import { built, stackCommands } from './stack-commands.mjs';
import { auditEnvironment, factsOf } from './stack-facts.mjs';
import { anyPorts, fixedPorts } from './stack-ports.mjs';
import { startServers } from './start-servers.mjs';
import { supervise } from './supervisor.mjs';
import { until } from './wait.mjs';

const startingAtOnce = 3;
/** Enough of every family for tests, in a tenth of the time. */
const partsForTests = '2000';

/**
 * A whole stack that is not up yet. `dataDir` holds its data, logs and secrets; `ports` is 'fixed' or 'free'; `keep`: whether
 * the data is meant to stay; `only`: names of processes; `replicas`: how many of some, by name; `env`: variables for all of them;
 * `demo`: whether to load the demo data.
 */
export const createStack = ({
  dataDir,
  ports = 'free',
  keep = false,
  only,
  replicas,
  env = {},
  quiet = false,
  demo = true,
}) => {
  const around = { ...process.env, ...env };
  const kinds = table.filter(
    ({ name, replacedBy }) => (!only || only.includes(name)) && !(replacedBy && around[replacedBy]),
  );
  const chosen = withReplicas(kinds, replicas);
  const logs = join(dataDir, 'logs');
  const tell = quiet ? () => {} : say;
  const supervised = new Map();
  let starting;
  let servers;
  let facts;
  let ending;

  const goingOn = () => {
    if (ending) throw new Error('the start was interrupted');
  };

  const ownOf = (entry) =>
    Object.fromEntries(
      Object.entries(entry.env(facts)).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    );

  const environmentOf = (entry) => ({
    ...memorySettings,
    ...process.env,
    NODE_ENV: 'production',
    ...(keep ? {} : { DEMO_PARTS: partsForTests }),
    ...ownOf(entry),
    ...env,
  });

  const entryOf = (name) => [...chosen, ...table].find((entry) => entry.name === name);

  const commands = stackCommands({
    chosen,
    goingOn,
    environmentOf,
    topicsEnv: () => ({ ...process.env, ...env, KAFKA_BROKERS: facts.urls.kafka }),
    demoFolder: join(dataDir, 'demo'),
    demoEnv: () => ({ DEMO_PASSWORD: facts.secrets.demoPassword }),
    tell,
  });

  const startProcess = async (entry) => {
    goingOn();
    const { name, dir, ready } = entry;
    const began = Date.now();
    const show = filterFor((text) => warn(`${name}: ${text}`));
    const handle = supervise(name, {
      quiet,
      answers: async () => (await statusOf(facts.ports[name][ready.port], ready.path)) > 0,
      spawn: () => ({
        name,
        command: process.execPath,
        args: [...memoryFlags(entry), built(dir, 'main.js')],
        cwd: join(root, dir),
        env: environmentOf(entry),
        log: join(logs, `${name}.log`),
        records: facts.records,
        onLine: quiet ? undefined : show,
      }),
    });
    supervised.set(name, handle);
    await handle.start();
    tell(`${name} started (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  };

  /** Waits until all of them say that they are ready, their dependencies included. */
  const ready = async ({ timeoutMs = 90_000, names = chosen.map(({ name }) => name) } = {}) => {
    for (const { name, ready: at } of chosen.filter((entry) => names.includes(entry.name))) {
      const check = async () => {
        const status = await statusOf(facts.ports[name][at.port], at.path);
        if (status < 500) return true;
        throw new Error(`${at.path} answers ${status}`);
      };
      await until(`${name} ready`, check, { timeoutMs });
    }
  };

  const start = async () => {
    const missing = chosen
      .filter(({ dir }) => !existsSync(built(dir, 'main.js')))
      .map(({ dir }) => `${dir}/dist/main.js`);
    if (missing.length > 0) throw new CannotGoOn('These are not built:', missing);
    mkdirSync(dataDir, { recursive: true });
    for (const name of await endLeftovers(dataDir)) tell(`ended ${name}, which an earlier run had left`);
    const portsOf = ports === 'free' ? await anyPorts(chosen, around) : await fixedPorts(chosen, around);
    const records = openRecords(dataDir);
    const secrets = localKeys(dataDir);
    goingOn();
    starting = startServers({
      dataDir,
      keep,
      records,
      env: around,
      ports: Object.fromEntries(Object.entries(portsOf).map(([owner, uses]) => [owner, uses.server])),
      quiet,
    });
    servers = await starting;
    facts = factsOf({ dataDir, around, chosen, ports: portsOf, secrets, records, urls: servers.urls, keep });
    const helpers = chosen.filter(({ isService }) => !isService);
    const services = chosen.filter(({ isService }) => isService);
    await Promise.all([
      commands.topics(),
      limited(helpers, startingAtOnce, startProcess),
      limited(
        services.filter(({ replicaOf }) => !replicaOf),
        startingAtOnce,
        commands.migrate,
      ),
    ]);
    if (demo) await commands.demo();
    await limited(services, startingAtOnce, startProcess);
    await ready();
  };

  const endProcesses = async () => {
    const handles = [...supervised.values()].reverse();
    const isHelper = ({ name }) => !chosen.find((entry) => entry.name === name).isService;
    const options = keep ? {} : { signal: 'SIGKILL' };
    await Promise.all(handles.filter((handle) => !isHelper(handle)).map((handle) => handle.stop(options)));
    await Promise.all(handles.filter(isHelper).map((handle) => handle.stop(options)));
  };

  /** Ends services, then what they stand on, then the servers. Asked twice it is the same end. */
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
    /** {urls, ports, env} once started; see `factsOf`. */
    get facts() {
      return facts;
    },
    auditEnv: () => auditEnvironment(facts),
    processEnv: (name) => environmentOf(entryOf(name)),
    /** What a command of a service needs beside what is around it. */
    commandEnv: (name) => ({ ...ownOf(entryOf(name)), ...env }),
    kill: (name, signal) => supervised.get(name).kill(signal),
    restart: (name) => supervised.get(name).restart(),
    stopProcess: (name) => supervised.get(name).stop(),
    startProcess: (name) => supervised.get(name).start(),
    pid: (name) => supervised.get(name).pid,
    starts: (name) => supervised.get(name).starts,
    killServer: (name) => servers.killServer(name),
    stopServer: (name) => servers.stopServer(name),
    startServer: (name) => servers.startServer(name),
  };
};

/** Starts a stack and answers it; on failure all of it is ended again. */
export const startStack = async (options) => {
  const stack = createStack(options);
  try {
    await stack.start();
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
};
