import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { release } from '../release.ts';
import { mayOpen } from './release.ts';

const root = new URL('../../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

test('the number of this release is the version of the product, also in the overlay', () => {
  expect(JSON.parse(read('package.json')).version).toBe(release.number);
  expect(read('infra/k8s/overlays/production/settings/release.yaml')).toContain(`  version: ${release.number}\n`);
});

test('the newest section of the changelog is this release', () => {
  expect(/^## (.*)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(release.number);
});

test('the release before is the last one that has a record', () => {
  const recorded = readdirSync(new URL('tools/audit/test/releases/', root)).map((file) => file.replace('.json', ''));
  const earlier = recorded
    .filter((number) => number !== release.number)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  expect(release.after).toBe(earlier.at(-1) ?? '');
});

const first = { number: '1', after: '' };
const second = { number: '2', after: '1' };
const third = { number: '3', after: '2' };
const unrecorded = { number: '', after: '' };

test.each([
  ['its own data', second, second, true],
  ['data of the release before', second, first, true],
  ['data of the next release, for a roll-back', first, second, true],
  ['data of two releases before', third, first, false],
  ['data of two releases later', first, third, false],
  ['the first recorded release: data without a record', first, unrecorded, true],
  ['a later release: data without a record', second, unrecorded, false],
])('%s', (_, own, found, allowed) => {
  expect(mayOpen(own, found)).toBe(allowed);
});
