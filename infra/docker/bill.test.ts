import { expect, it } from 'vitest';
import { billOf } from './bill.ts';

const orders = { name: '@southline/orders', version: '0.1.0' };
const packages = [
  { name: 'pino', version: '10.3.1', license: 'MIT' },
  { name: '@grpc/grpc-js', version: '1.14.7', license: 'Apache-2.0' },
];

it('names every package with its version, licence and package URL', () => {
  const { bomFormat, specVersion, metadata, components } = JSON.parse(billOf(orders, packages));
  expect({ bomFormat, specVersion, of: metadata.component.name }).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    of: '@southline/orders',
  });
  const seen = components.map(({ purl, licenses }: { purl: string; licenses: unknown }) => [purl, licenses]);
  expect(seen).toEqual([
    ['pkg:npm/%40grpc/grpc-js@1.14.7', [{ license: { id: 'Apache-2.0' } }]],
    ['pkg:npm/pino@10.3.1', [{ license: { id: 'MIT' } }]],
  ]);
});

it('is the same text in whatever order the packages are found', () => {
  expect(billOf(orders, packages.toReversed())).toBe(billOf(orders, packages));
});

it('refuses a package whose licence is not accepted', () => {
  const copyleft = { name: 'x', version: '1.0.0', license: 'AGPL-3.0-only' };
  expect(() => billOf(orders, [...packages, copyleft])).toThrow('@southline/orders: x: AGPL-3.0-only is not accepted');
});
