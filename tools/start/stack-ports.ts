import { freePorts, isFree } from '#machine/ports.ts';
import { CannotGoOn } from '#machine/say.ts';
import { allServers } from '#machine/start-servers.ts';
import type { Entry } from '../processes/src/start.ts';

type Listening = Pick<Entry, 'name' | 'ports'>;

/** One port of a process. */
interface Place {
  readonly owner: string;
  readonly use: string;
  readonly variable: string;
  readonly number: number;
}

/** By owner and use. */
export type PortTable = Record<string, Record<string, number>>;

const wanted = (processes: readonly Listening[], env: NodeJS.ProcessEnv): Place[] => [
  ...allServers
    .filter(({ variable }) => !env[variable])
    .map(({ name, portVariable, defaultPort }) => ({
      owner: name,
      use: 'server',
      variable: portVariable,
      number: defaultPort,
    })),
  ...processes.flatMap(({ name, ports }) =>
    Object.entries(ports).map(([use, { variable, number }]) => ({ owner: name, use, variable, number })),
  ),
];

const asTable = (list: readonly Place[]) => {
  const table: PortTable = {};
  for (const { owner, use, number } of list) table[owner] = { ...table[owner], [use]: number };
  return table;
};

const moved = ({ variable, number, ...rest }: Place, env: NodeJS.ProcessEnv): Place => {
  const given = env[variable];
  if (given === undefined || given === '') return { ...rest, variable, number };
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return { ...rest, variable, number: port };
  throw new CannotGoOn(`${variable}=${given} is no port.`);
};

/** Free ports for all. */
export const anyPorts = async (processes: readonly Listening[], env: NodeJS.ProcessEnv) => {
  const list = wanted(processes, env);
  const free = await freePorts(list.length);
  return asTable(list.map((entry, index) => ({ ...entry, number: free[index] ?? 0 })));
};

/** The default ports, or those set in the environment; names ports that are taken. */
export const fixedPorts = async (processes: readonly Listening[], env: NodeJS.ProcessEnv) => {
  const list = wanted(processes, env).map((entry) => moved(entry, env));
  const taken: Place[] = [];
  for (const entry of list) if (!(await isFree(entry.number))) taken.push(entry);
  if (taken.length > 0) {
    throw new CannotGoOn(
      'Ports of 127.0.0.1 are in use by other programs:',
      taken.map(({ owner, use, variable, number }) => `${number} (${owner}, ${use}): free it, or set ${variable}`),
    );
  }
  return asTable(list);
};
