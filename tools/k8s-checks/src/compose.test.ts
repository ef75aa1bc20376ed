import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOf } from '@southline/keys/files';
import { complete } from '@southline/keys/key-ring';
import { expect, test } from 'vitest';
import { cache } from '../../../packages/machine/src/servers/mongo.ts';
import { callsOf, callsTo, endsOf, front, guarded } from './arrows.ts';
import { readCompose } from './compose.ts';
import { configurations, readByNobody, secretsOf } from './configuration.ts';
import { root } from './render.ts';

const { services, networks, volumes } = readCompose();
const all = Object.entries(services);
const ours = all.filter(([, { image }]) => image.startsWith('southline/'));
const runsOnce = (name: string) => services[name]?.restart?.startsWith('on-failure') === true;

test('each process finds the environment that it asks for', () => {
  const secrets = secretsOf(complete());
  for (const [name, configure] of Object.entries(configurations)) {
    const own = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, String(value)]);
    expect(() => configure({ ...secrets[name], ...Object.fromEntries(own) }), name).not.toThrow();
  }
});

test('images of ours run read-only, without capabilities, and cannot gain privileges', () => {
  expect(ours.length).toBeGreaterThan(Object.keys(configurations).length);
  for (const [name, { read_only, cap_drop, security_opt }] of ours) {
    const all = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] };
    expect({ read_only, cap_drop, security_opt }, name).toEqual(all);
  }
});

test('an image is built once, from the folder that it is named after, and never pulled', () => {
  const built = ours.flatMap(([name, { image, build }]) => (build ? [[name, image, build.args.PROCESS] as const] : []));
  for (const [name, image, folder] of built) {
    expect(image, name).toBe(`southline/${folder.split('/')[1]}:local`);
    expect(() => readFileSync(join(root, folder, 'package.json')), name).not.toThrow();
  }
  const used = new Set(ours.map(([, { image }]) => image));
  expect(built.map(([, image]) => image).sort()).toEqual([...used].sort());
  expect(ours.filter(([, { pull_policy }]) => pull_policy !== 'never').map(([name]) => name)).toEqual([]);
});

/** Seconds of a duration such as 30s or 5m. */
const seconds = (text = '0s') => Number.parseInt(text, 10) * (text.endsWith('m') ? 60 : 1);

test('a slow server is not a failed one: health checks have minutes, and start no Java and no mongosh', () => {
  for (const [name, { healthcheck }] of all.filter(([, { healthcheck }]) => healthcheck && !healthcheck.disable)) {
    const { start_period, interval, retries = 3, timeout, test: command = [] } = healthcheck ?? {};
    expect(seconds(start_period) + retries * seconds(interval), name).toBeGreaterThanOrEqual(600);
    expect(seconds(timeout), name).toBeGreaterThanOrEqual(30);
    expect(command.join(' '), name).not.toMatch(/mongosh|kafka-|java/);
  }
});

test('awaited containers exist, end if they have to end, and have a health check', () => {
  const waits = all.flatMap(([name, { depends_on = {} }]) =>
    Object.entries(depends_on).map(([target, { condition }]) => ({ name, target, condition })),
  );
  expect(waits.length).toBeGreaterThan(0);
  for (const { name, target, condition } of waits) {
    const found = services[target];
    expect(found, `${name} waits for ${target}`).toBeDefined();
    const once = condition === 'service_completed_successfully';
    expect(runsOnce(target), `${name} waits for ${target}`).toBe(once);
    if (!once) expect(found?.healthcheck?.disable, target).not.toBe(true);
    if (!once) expect(found?.healthcheck, target).toBeDefined();
  }
});

test('only the machine itself reaches a published port, and only through the network for it', () => {
  for (const [name, { ports = [], networks: joined = [] }] of all) {
    for (const port of ports) expect(port, name).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
    if (ports.length > 0) expect(joined, name).toContain('edge');
  }
  expect(Object.keys(networks).filter((name) => !networks[name]?.internal)).toEqual(['edge', 'provider']);
});

const processes = Object.keys(configurations);
const calls = processes.flatMap((name) => callsOf(name, services[name]?.environment ?? {}));

test('the two ends of every call share a network', () => {
  expect(calls.length).toBeGreaterThan(processes.length);
  for (const call of calls) {
    const [from, to] = endsOf(call);
    const shared = services[from]?.networks?.filter((network) => services[to]?.networks?.includes(network));
    expect(shared, call).not.toEqual([]);
  }
});

test('a process takes calls from those that call it, and from no others', () => {
  const believed = processes.flatMap((name) => callsTo(name, services[name]?.environment?.TLS_CALLERS));
  expect(believed.sort()).toEqual(calls.toSorted());
  for (const [name, callers] of Object.entries(guarded))
    expect(
      calls
        .map(endsOf)
        .flatMap(([from, to]) => (to === name ? [from] : []))
        .sort(),
      name,
    ).toEqual(callers);
  for (const name of processes.filter((one) => one !== front))
    expect(services[name]?.environment?.TLS_CALLERS, name).toBeDefined();
});

test('no variable is set that the image does not read', () => {
  for (const [name, { image, environment = {} }] of ours) {
    const [, folder = ''] = /^southline\/([a-z-]+):/.exec(image) ?? [];
    expect(readByNobody(Object.keys(environment), [folder]), name).toEqual([]);
  }
});

test('keys of a process or store are mounted into that one alone, beside the command that makes them', () => {
  const everything = [...all, ...Object.entries(readCompose('docker-compose.observability.yml').services)];
  const holders = (volume: string) =>
    everything
      .filter(([, { volumes: used = [] }]) => used.some((entry) => entry.startsWith(`${volume}:`)))
      .map(([name]) => name);
  const keyVolumes = Object.keys(volumes).filter((name) => name.startsWith('keys-'));
  expect(keyVolumes.sort()).toEqual(
    Object.keys(foldersOf(complete()))
      .map((name) => `keys-${name}`)
      .sort(),
  );
  for (const volume of keyVolumes) {
    const owner = volume.slice('keys-'.length);
    // Commands that load the demo set run in the images of these services.
    const demos = {
      'demo-accounts': ['demo-orders'],
      catalogue: ['demo'],
      content: ['demo-content'],
      locator: ['demo-dealers'],
      vouchers: ['demo-vouchers'],
    };
    const demo = demos[owner as keyof typeof demos] ?? [];
    const its = [owner, `indexes-of-${owner}`, 'keys', ...demo];
    expect(holders(volume), volume).toContain(owner);
    expect(
      holders(volume).filter((name) => !its.includes(name)),
      volume,
    ).toEqual([]);
  }
  expect(holders('key-ring')).toEqual(['keys']);
});

test('every process shows a certificate', () => {
  for (const name of processes) {
    const { TLS_CERT, TLS_KEY, TLS_CA } = services[name]?.environment ?? {};
    expect([TLS_CERT, TLS_KEY, TLS_CA], name).toEqual(
      ['tls.crt', 'tls.key', 'ca.crt'].map((file) => `/run/southline/${file}`),
    );
  }
});

test('no store is reachable without a password', () => {
  const addresses = /mongodb:\/\/|redis:\/\//;
  for (const [name, { environment = {} }] of all) expect(JSON.stringify(environment), name).not.toMatch(addresses);
  expect(services.mongo?.command?.join(' ')).toMatch(/--auth .*--keyFile/);
  expect(services.redis?.command).toContain('--aclfile');
  const { KAFKA_LISTENERS, KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: map } = services.kafka?.environment ?? {};
  const open = String(KAFKA_LISTENERS)
    .split(',')
    .filter((listener) => !listener.includes('://127.0.0.1:'))
    .map((listener) => listener.split(':')[0]);
  expect(open).toEqual(['CLIENTS']);
  expect(map).toContain('CLIENTS:SASL_PLAINTEXT');
});

test('transactions of a killed process end as early as with npm start', () => {
  const lifetime = /transactionLifetimeLimitSeconds=\d+/;
  const [local] = lifetime.exec(readFileSync(join(root, 'packages/machine/src/servers/mongo.ts'), 'utf8')) ?? [];
  expect(services.mongo?.command?.join(' ')).toContain(local);
});

test('the cache of the database is set alike, wherever one is started', () => {
  const trial = readFileSync(join(root, 'infra/k8s/components/stores-for-trial/mongo.yaml'), 'utf8');
  const [size, , config] = cache.slice(1);
  for (const command of [services.mongo?.command?.join(' '), trial]) {
    expect(command).toContain(`--wiredTigerCacheSizeGB=${size}`);
    expect(command).toMatch(new RegExp(`--wiredTigerEngineConfigString=${config}\\s`));
  }
});

test('the log of the database takes no values of slow operations, wherever one is started', () => {
  const rate = /--slowOpSampleRate\W+0\b/;
  expect(services.mongo?.command?.join(' ')).toMatch(rate);
  for (const file of ['packages/machine/src/servers/mongo.ts', 'infra/k8s/components/stores-for-trial/mongo.yaml'])
    expect(readFileSync(join(root, file), 'utf8'), file).toMatch(rate);
});
