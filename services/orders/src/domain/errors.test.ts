import { readFileSync } from 'node:fs';
import type { DomainError } from '@southline/kernel/errors';
import { expect, test } from 'vitest';
import * as errors from './errors.ts';

const proto = readFileSync(
  new URL('../../../../proto/southline/orders/v1/orders_service.proto', import.meta.url),
  'utf8',
);
const promised = [...proto.matchAll(/\b([a-z-]+\/[A-Z]\w+)/g)].map(([, name = '']) => name);

const sample = { ccEmails: [], totals: { totalToPay: 0 } };
const factories = Object.values(errors) as unknown as readonly ((of: unknown) => DomainError)[];
/** Thrown by the check of the guest's token, not by a factory. */
const door = 'unauthenticated/UnauthorisedAccess';
const thrown = [...factories.map((make) => make(sample)).map(({ kind, code }) => `${kind}/${code}`), door];

test.each([...new Set(promised)])('%s is promised by the proto and thrown', (name) => {
  expect(thrown).toContain(name);
});

test.each([...new Set(thrown)])('%s is thrown and promised by the proto', (name) => {
  expect(promised).toContain(name);
});
