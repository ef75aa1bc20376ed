import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '#machine/paths.ts';
import { readCompose } from '../k8s-checks/src/compose.ts';
import { addressTable } from './addresses.ts';
import {
  composeAddresses,
  composeCommands,
  composeEnvironment,
  createComposeStack,
  servicesOfOthers,
  splitLogLine,
} from './compose.ts';

let dir: string;
let shop: Server;
let port: number;

/** A fake `docker` that records its arguments and settings; `up` fails with the exit code in DOCKER_FAILS. */
const program = (calls: string) => `#!/bin/sh
echo "$* | $PUBLIC_URL $PAYMENT_FORM_ORIGIN" >> ${calls}
case "$*" in *" pull "*) exit \${PULL_FAILS:-0};; *logs*) exec sleep 60;; *show*) echo 'DEMO_PASSWORD="a-secret"';; *demo-orders*) printf '\\033[2Kdone\\norder-1 40\\norder-2 6\\n';; *up*) exit \${DOCKER_FAILS:-0};; esac
`;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'southline-compose-'));
  writeFileSync(join(dir, 'docker'), program(join(dir, 'calls')));
  chmodSync(join(dir, 'docker'), 0o755);
  vi.stubEnv('PATH', `${dir}${delimiter}${process.env.PATH}`);
  shop = createServer((_request, response) => response.end('{}'));
  await new Promise((resolve) => shop.listen(0, '127.0.0.1', () => resolve(undefined)));
  port = (shop.address() as AddressInfo).port;
});

afterEach(() => {
  vi.unstubAllEnvs();
  shop.close();
  rmSync(dir, { recursive: true, force: true });
});

const calls = () => readFileSync(join(dir, 'calls'), 'utf8').trim().split('\n');

test('containers are built, started until they are ready, watched, and taken away with their data left', async () => {
  const stack = createComposeStack('docker', { ...process.env, SOUTHLINE_WEB_PORT: String(port) });
  await stack.start();
  expect(await stack.demoPassword()).toBe('a-secret');
  await stack.stop();
  const [pull, build, up, ...rest] = calls();
  expect(pull).toContain('pull --policy missing');
  expect(build).toContain(' build |');
  const web = `http://127.0.0.1:${port}`;
  expect(up).toBe(`${composeCommands.up.join(' ')} | ${web} http://127.0.0.1:8090`);
  expect(up).toContain(`--project-directory ${root} up --no-build --detach`);
  expect(rest.at(-1)).toContain('down');
  expect(rest.join(' ')).not.toMatch(/ -v| --volumes/);
});

test('the demo orders are placed in one container and backdated in that of orders', async () => {
  const stack = createComposeStack('docker', process.env);
  await stack.demoOrders();
  const [place, ...aged] = calls();
  expect(place).toContain('demo-orders');
  expect(aged.map((line) => / orders (.*) \|/.exec(line)?.[1])).toEqual([
    'dist/cli/age-order.js order-1 40',
    'dist/cli/age-order.js order-2 6',
  ]);
});

test('a failed start says what to look at and how to go on without containers', async () => {
  const stack = createComposeStack('docker', { ...process.env, DOCKER_FAILS: '1' });
  await expect(stack.start()).rejects.toThrow(/docker compose logs[\s\S]*npm start/);
});

test('an image that cannot be pulled is named, with the way to go on', async () => {
  const stack = createComposeStack('docker', { ...process.env, PULL_FAILS: '1' });
  await expect(stack.start()).rejects.toThrow(/An image cannot be pulled[\s\S]*npm start/);
});

test('the addresses are those of the processes, moved by the same variables', () => {
  expect(composeAddresses({})).toMatchObject({
    web: 'http://127.0.0.1:8080',
    mailbox: 'http://127.0.0.1:8025',
    provider: 'http://127.0.0.1:8090',
  });
  const moved = { SOUTHLINE_WEB_PORT: '9000', SOUTHLINE_SANDBOX_PORT: '9001' };
  expect(composeEnvironment(moved)).toMatchObject({
    PUBLIC_URL: 'http://127.0.0.1:9000',
    PAYMENT_FORM_ORIGIN: 'http://127.0.0.1:9001',
  });
});

test('every port that moves is one that docker-compose.yml moves as well', () => {
  const file = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  for (const [variable, usual] of [
    ['SOUTHLINE_WEB_PORT', 8080],
    ['SOUTHLINE_MAILBOX_PORT', 8025],
    ['SOUTHLINE_SANDBOX_PORT', 8090],
  ])
    expect(file).toContain(`127.0.0.1:\${${variable}:-${usual}}:${usual}`);
});

test('the screen shows the same table whichever way was taken', () => {
  const lines = addressTable(composeAddresses({})).split('\n');
  expect(lines.map((line) => line.trim().split(/ {2,}/)[0])).toEqual([
    'Southline',
    'API',
    'Mailbox',
    'Payment sandbox',
    'Logs',
  ]);
  expect(addressTable({ logs: '.data/logs' })).toBe('  Logs             .data/logs');
  expect(addressTable({ logs: '.data/logs', demoPassword: 'a-secret' })).toMatch(
    /member@.*\n {2}Password {9}a-secret$/,
  );
});

test('the services whose images are pulled are those of docker-compose.yml with images of others', () => {
  const { services } = readCompose();
  const names = Object.keys(services).filter((name) => !services[name]?.image.startsWith('southline/'));
  expect(servicesOfOthers.toSorted()).toEqual(names.sort());
});

test('a log line is separated from the name of its container', () => {
  expect(splitLogLine('orders-1  | {"level":"warn"}')).toEqual({ name: 'orders', line: '{"level":"warn"}' });
  expect(splitLogLine('\u001B[2Korders-1  | hello')).toEqual({ name: 'orders', line: 'hello' });
  expect(splitLogLine('payment-sandbox-1 | hello')).toEqual({ name: 'payment-sandbox', line: 'hello' });
  expect(splitLogLine('no container')).toBeUndefined();
});
