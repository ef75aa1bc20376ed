import { expect, test } from 'vitest';
import { joinedOrdersHaveOneOwner } from './joined-orders.ts';

const joined = (owner: string, documents = owner, returns = owner) => ({
  orderNo: 'SL1',
  owner,
  others: [
    { service: 'documents', owner: documents },
    { service: 'returns', owner: returns },
  ],
});

test('each service has to know the member as the owner', () => {
  expect(joinedOrdersHaveOneOwner([joined('member:M1')])).toMatchObject({ checked: 3, violations: [] });
  const { violations } = joinedOrdersHaveOneOwner([joined('member:M1', '', 'guest:g'), joined('guest:g')]);
  expect(violations).toEqual([
    'SL1: of another owner in documents',
    'SL1: of another owner in returns',
    'SL1: of guest:g',
  ]);
});
