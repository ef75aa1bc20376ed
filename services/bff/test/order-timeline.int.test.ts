import { UserType } from '@southline/contracts/auth';
import { perFile } from '@southline/testkit/per-file';
import { beforeEach, expect, test } from 'vitest';
import { openShop, placedBy, signedIn, visit } from './shop.ts';

const shop = perFile(openShop);
beforeEach(() => {
  shop.documents.state.ready = true;
});

const comeAs = (userType: UserType) => signedIn(shop, userType);

const placedByGuest = async () => (await placedBy(visit(shop))).orderID;

const timelineOf = async (userType: UserType, orderID: string) => {
  const browser = await comeAs(userType);
  return browser.post('operations/get-order-timeline', { orderID });
};
const kindsIn = ({ data }: { data: { entries: { service: string; what: string }[] } }) =>
  data.entries.map(({ service, what }) => `${service} ${what}`);

test('staff see what every service recorded, the oldest first; payments are for administrators', async () => {
  const orderID = await placedByGuest();
  const dealers = (await timelineOf(UserType.USER_TYPE_DEALER, orderID)).json();
  expect(kindsIn(dealers)).toEqual([
    'orders order-state',
    'documents document-made',
    'notifications mail-sent',
    'journal units-cancelled',
  ]);
  const admins = (await timelineOf(UserType.USER_TYPE_ADMIN, orderID)).json();
  expect(kindsIn(admins)).toEqual([
    'orders order-state',
    'payments payment-started',
    'documents document-made',
    'notifications mail-sent',
    'journal units-cancelled',
  ]);
  expect(admins.data.missing).toEqual([]);
});

test('a service without an answer is named, and the rest is shown', async () => {
  const orderID = await placedByGuest();
  shop.documents.state.ready = false;
  const { data } = (await timelineOf(UserType.USER_TYPE_DEALER, orderID)).json();
  expect(data.missing).toEqual(['documents']);
  expect(data.entries).toHaveLength(3);
});

test('the mails of its returns belong to an order’s timeline, and people have names', async () => {
  const orderID = await placedByGuest();
  const { returnId } = shop.returns.add('guest:a', orderID);
  const { data } = (await timelineOf(UserType.USER_TYPE_DEALER, orderID)).json();
  expect(shop.notifications.asked.at(-1)).toEqual({ orderId: orderID, returnIds: [returnId] });
  expect(data.names).toEqual({ M100200: 'Kim Desk' });
});

test('an unknown order is not found, and members are refused', async () => {
  expect((await timelineOf(UserType.USER_TYPE_DEALER, 'unknown')).statusCode).toBe(404);
  expect((await timelineOf(UserType.USER_TYPE_MEMBER, await placedByGuest())).statusCode).toBe(403);
});
