import { UserType } from '@southline/contracts/auth';
import { DomainError } from '@southline/kernel/errors';
import { perFile } from '@southline/testkit/per-file';
import { beforeEach, expect, test } from 'vitest';
import { type Browser, openShop, place, placedBy, signedIn, visit } from './shop.ts';

const shop = perFile(openShop);
beforeEach(() => Object.assign(shop.orders.state, { addressed: [], addressRefusal: undefined }));

const change = async (browser: Browser, body: object) => {
  const answer = await browser.post('Order/change-delivery', body);
  return { http: answer.statusCode, ...answer.json() };
};
const elsewhere = { ...place, DeliveryAddressline: '9 Far Road', DeliveryPostcode: ' 6000 ' };
const delivery = {
  firstName: 'Robin',
  lastName: 'Buyer',
  addressLine: '9 Far Road',
  locality: 'Melbourne',
  state: 'VIC',
  postcode: '6000',
  phone: '0400000000',
  email: '',
};

test('the guest, the member and staff change the address of an order; a stranger finds none', async () => {
  const guest = visit(shop);
  const { orderID } = await placedBy(guest);
  const member = await signedIn(shop, UserType.USER_TYPE_MEMBER);
  const ofMember = await placedBy(member);
  const staff = await signedIn(shop, UserType.USER_TYPE_ADMIN);
  const steps = [
    [guest, orderID],
    [member, ofMember.orderID],
    [staff, orderID],
  ] as const;
  for (const [browser, id] of steps)
    expect(
      await change(browser, { orderID: id, devliveryDetails: elsewhere, requestID: 'press', deliveryChangeNo: 1 }),
    ).toMatchObject({
      http: 200,
      status: true,
    });
  expect(shop.orders.state.addressed).toEqual(
    steps.map(([, orderId]) => ({ orderId, delivery, requestId: 'press', deliveryChangeNo: 1 })),
  );
  for (const stranger of [visit(shop), await signedIn(shop, UserType.USER_TYPE_MEMBER)])
    expect(await change(stranger, { orderID, devliveryDetails: elsewhere })).toMatchObject({ http: 404 });
  expect(shop.orders.state.addressed).toHaveLength(3);
});

test('an address that the service refuses is named by the fields of the request, and the e-mail address is none', async () => {
  const guest = visit(shop);
  const { orderID } = await placedBy(guest);
  const problem = 'Invalid Australian postcode';
  shop.orders.state.addressRefusal = new DomainError('invalid', 'InvalidRequest', problem, { postcode: problem });
  expect(await change(guest, { orderID, devliveryDetails: elsewhere })).toMatchObject({
    http: 400,
    errors: [{ field: 'devliveryDetails.DeliveryPostcode', message: problem }],
  });
  const withEmail = { ...elsewhere, Email: 'thief@example.com' };
  expect(await change(guest, { orderID, devliveryDetails: withEmail })).toMatchObject({ http: 400 });
});
