import { UserType } from '@southline/contracts/auth';
import { isSameAddress } from '@southline/kernel/email';
import { lookAlikes } from '@southline/testkit/look-alikes';
import { perFile } from '@southline/testkit/per-file';
import { expect, it } from 'vitest';
import { openShop, placedBy, visit } from './shop.ts';

const shop = perFile(() => openShop({ settings: { FORMS_PER_HOUR: 1_000_000 } }));

const sentCode = () => {
  const last = shop.notifications.codes.at(-1);
  return { orderId: last?.orderId, code: shop.codeOf(last?.requestId ?? '') };
};

it('no look-alike of the buyer’s address gets a code, uses one or makes one invalid', async () => {
  const { address, strangers, same } = lookAlikes();
  const { orderID, orderNo } = await placedBy(visit(shop), address);
  const browser = visit(shop);
  await browser.post('Order/request-code', { orderNo, email: address });
  const own = sentCode();
  expect(own.orderId).toBe(orderID);
  const others = strangers.filter((stranger) => !isSameAddress(address, stranger));
  expect(others.length).toBeGreaterThan(200);
  for (const email of others) {
    await browser.post('Order/request-code', { orderNo, email });
    const { orderId, code } = sentCode();
    expect(orderId, email).toBe('');
    for (const tried of [own.code, code])
      expect((await browser.post('Order/enter-code', { orderNo, email, code: tried })).json(), email).toMatchObject({
        status: false,
      });
  }
  const entered = await browser.post('Order/enter-code', { orderNo, email: same[0] ?? '', code: own.code });
  expect(entered.json()).toMatchObject({ status: true, data: { orderID } });
});

it('a signed-in member’s look-alike address is not taken for their own', async () => {
  const { address, strangers, same } = lookAlikes();
  shop.auth.add(address, UserType.USER_TYPE_MEMBER);
  const browser = visit(shop);
  await browser.signIn(address);
  const provenOf = async (email: string) => {
    await browser.post('Contactus/submit-contactus', { name: 'Robin', phone: '0412345678', email, comment: 'Hello' });
    return shop.content.enquiries.at(-1)?.emailProven;
  };
  expect(await provenOf(same[0] ?? '')).toBe(true);
  for (const email of strangers.filter((stranger) => !isSameAddress(address, stranger)))
    expect(await provenOf(email), email).toBe(false);
});
