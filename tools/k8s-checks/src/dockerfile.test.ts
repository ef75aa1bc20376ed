import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { expect, test } from 'vitest';
import { images } from '../../../packages/machine/src/servers/versions.ts';
import { root } from './render.ts';

const dockerfile = DockerfileParser.parse(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const instructions = dockerfile.getInstructions();
const last = instructions.findLastIndex((found) => found.getKeyword() === 'FROM');
const final = instructions.slice(last);
const argumentsOf = (keyword: string, among = instructions) =>
  among.filter((found) => found.getKeyword() === keyword).map((found) => found.getArgumentsContent() ?? '');

test('every base image has a version, and the whole recipe one node', () => {
  const bases = argumentsOf('FROM').map((text) => text.split(' ')[0]);
  const stages = argumentsOf('FROM').flatMap((text) => / AS (\S+)/i.exec(text)?.[1] ?? []);
  const outside = bases.filter((base) => base && !stages.includes(base));
  expect(new Set(outside)).toEqual(new Set([`\${NODE_IMAGE}`, 'scratch']));
  expect(argumentsOf('ARG')).toContain(`NODE_IMAGE=${images.node}`);
});

test('the image starts from nothing and runs as a numeric user who is not root', () => {
  expect(argumentsOf('FROM', final)).toEqual(['scratch']);
  expect(argumentsOf('USER', final).at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
});

test('nothing in the image needs a shell', () => {
  expect(argumentsOf('RUN', final)).toEqual([]);
  for (const keyword of ['ENTRYPOINT', 'CMD'])
    expect(argumentsOf(keyword, final)).toEqual([expect.stringMatching(/^\[/)]);
  expect(argumentsOf('HEALTHCHECK', final)[0]).toMatch(/CMD \[/);
});

test('dependencies are fetched by the lockfile before any source is copied', () => {
  const order = instructions.map((found) => `${found.getKeyword()} ${found.getArgumentsContent()}`);
  const fetched = order.findIndex((text) => text.includes(' fetch'));
  const copied = order.indexOf('COPY . .');
  expect(fetched).toBeGreaterThan(0);
  expect(copied).toBeGreaterThan(fetched);
  expect(order.slice(copied).join('\n')).toContain('install --offline --frozen-lockfile');
});

test('the product is named by labels, and nothing secret is an argument or a variable', () => {
  expect(argumentsOf('LABEL', final).join(' ')).toMatch(/image\.title.*image\.version.*image\.revision/s);
  const given = [...argumentsOf('ARG'), ...argumentsOf('ENV')].join(' ');
  expect(given).not.toMatch(/KEY|PASSWORD|SECRET|TOKEN/i);
});

test('no port is in the range of outgoing connections', () => {
  const ports = argumentsOf('EXPOSE', final).flatMap((text) => text.split(' ').map(Number));
  expect(ports.length).toBeGreaterThan(0);
  for (const port of ports) expect(port).toBeLessThan(32_768);
});

test('native modules bring the libraries that they are linked with', () => {
  expect(argumentsOf('RUN').join('\n')).toMatch(
    /find \/out -name '\*\.node' -exec ldd .* cp --parents -L \{\} \/native/s,
  );
  expect(argumentsOf('COPY', final).join('\n')).toContain('/native/ /');
});
