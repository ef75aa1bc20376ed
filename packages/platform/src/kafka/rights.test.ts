import { AclOperationTypes, AclResourceTypes } from 'kafkajs';
import { expect, test } from 'vitest';
import { rightsFor } from './rights.ts';

const placed = { topic: 'southline.orders.order-placed.v1', consumers: ['catalogue', 'documents'] };
const captured = { topic: 'southline.payments.payment-captured.v1', consumers: ['orders'] };
const rights = rightsFor([placed, captured], ['audit'], (name) => `test.${name}`);

const nameOf = (types: object, value: number) =>
  Object.entries(types)
    .find(([, known]) => known === value)?.[0]
    .toLowerCase();

const of = (user: string) =>
  rights
    .filter(({ principal }) => principal === `User:${user}`)
    .map(({ resourceType, resourceName, operation }) =>
      [
        nameOf(AclOperationTypes, operation),
        nameOf(AclResourceTypes, resourceType),
        resourceName.replace('test.southline.', ''),
      ].join(' '),
    );

test('a service publishes its own events only, and may read them again', () => {
  expect(of('payments')).toEqual([
    'write topic payments.payment-captured.v1',
    'read topic payments.payment-captured.v1',
    'describe topic payments.payment-captured.v1',
    'read group test.payments-history-',
    'describe group test.payments-history-',
  ]);
});

test('a service may read its topics in its own group', () => {
  expect(of('catalogue')).toEqual([
    'read topic orders.order-placed.v1',
    'describe topic orders.order-placed.v1',
    'read group test.catalogue',
    'describe group test.catalogue',
    'read group test.catalogue-history-',
    'describe group test.catalogue-history-',
  ]);
});

test('an observer reads nothing and sees how much there is', () => {
  expect(of('audit')).toEqual([
    'describe topic orders.order-placed.v1',
    'describe topic payments.payment-captured.v1',
    'describe group test.catalogue',
    'describe group test.documents',
    'describe group test.orders',
  ]);
});
