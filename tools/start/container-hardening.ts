import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servicesOfOthers } from './compose.ts';
import { asResult, type Inspected, type Project } from './container-project.ts';
import type { Result } from './tally.ts';

/** The port that every other container asks for. Of a service it is the one of its calls. */
const ports: Readonly<Record<string, number>> = {
  mongo: 27_017,
  kafka: 9_092,
  redis: 6_379,
  mailpit: 1_025,
  'payment-sandbox': 8_090,
  bff: 8_080,
};
const grpcPort = 17_050;

/** Networks that lead out of the machine. */
const outward = ['edge', 'provider'];

export interface Found {
  readonly written: readonly string[];
  readonly capabilities: string;
  readonly noNewPrivileges: string;
  readonly leadsOutside: boolean;
  readonly reached: readonly string[];
}

const probe = readFileSync(join(import.meta.dirname, 'container-probe.cjs'), 'utf8');

interface Container {
  readonly name: string;
  readonly inspected: Inspected;
  /** The names of its networks in docker-compose.yml. */
  readonly networks: readonly string[];
}

/** A network's name in docker-compose.yml, without the project's. */
const shortName = (network: string) => network.replace(/^.*_/, '');

/** Every address of every other container: [name of the container and network, address, port]. */
const targetsOf = (own: Container, all: readonly Container[]) =>
  all
    .filter(({ name }) => name !== own.name)
    .flatMap(({ name, inspected }) =>
      Object.entries(inspected.NetworkSettings.Networks).map(
        ([network, { IPAddress }]) => [`${name} by ${shortName(network)}`, IPAddress, ports[name] ?? grpcPort] as const,
      ),
    );

const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : undefined);

/** Each check of one container by name, with the reason if it fails. `targets` are all addresses that the probe tried. */
export const checksOf = (
  { name, networks, user }: { name: string; networks: readonly string[]; user: string },
  targets: readonly string[],
  found: Found,
) => {
  const shouldReach = targets.filter((target) => networks.includes(target.replace(/^.* by /, '')));
  const tooMany = found.reached.filter((target) => !shouldReach.includes(target));
  const tooFew = shouldReach.filter((target) => !found.reached.includes(target));
  return [
    [`${name}: files that can be written`, list(found.written)],
    [`${name}: capabilities`, /^0+$/.test(found.capabilities) ? undefined : found.capabilities],
    [`${name}: new privileges`, found.noNewPrivileges === '1' ? undefined : 'are possible'],
    [`${name}: user`, user === '10001:10001' ? undefined : user],
    [`${name}: connects to containers of other networks`, list(tooMany)],
    [`${name}: does not reach`, list(tooFew)],
    [
      `${name}: route out of the machine`,
      found.leadsOutside === networks.some((each) => outward.includes(each)) ? undefined : String(found.leadsOutside),
    ],
  ] as const;
};

/**
 * The images of others change their files and users; only our own are hardened. Tries, inside each running container of our own images, to write, to start a shell and to connect to every other container.
 * A container may reach exactly those with which it shares a network.
 */
export const checkHardening = async ({ running, inspect, compose }: Project): Promise<Result> => {
  const states = await running();
  const inspected = await inspect(states.map(({ ID }) => ID));
  const all = inspected.map((each, index): Container => {
    const networks = Object.keys(each.NetworkSettings.Networks).map(shortName);
    return { name: states[index]?.Service ?? '', inspected: each, networks };
  });
  const checks = [];
  for (const own of all.filter(({ name }) => !servicesOfOthers.includes(name))) {
    const targets = targetsOf(own, all);
    const exec = (...command: string[]) => compose('exec', '--no-TTY', own.name, ...command);
    const { output } = await exec('/usr/local/bin/node', '-e', probe, JSON.stringify(targets));
    const names = targets.map(([name]) => name);
    checks.push(...checksOf({ ...own, user: own.inspected.Config.User }, names, JSON.parse(output)));
    const shell = await exec('/bin/sh', '-c', 'true');
    checks.push([`${own.name}: shell`, shell.code === 0 ? 'is there' : undefined] as const);
  }
  return asResult(checks);
};
