// node dist/cli/orders.js   makes orders and returns of the demo member in every state through the running shop; prints the
// ids to backdate: "id days"

import { loadOrdersConfig } from '../config.ts';
import { buy, buyTwice, someParts } from '../orders/place-orders.ts';
import { returnGoods } from '../orders/return-goods.ts';
import { createShopClient } from '../orders/shop-client.ts';

const { DEMO_PASSWORD: password, WEB_URL: web } = loadOrdersConfig(process.env);

const signIn = async (name: string) => {
  const shop = createShopClient(web);
  await shop.post('auth/sign-in', { email: `${name}@southline.example`, password });
  return shop;
};

const member = await signIn('member');
const { totalCount } = await member.post('Order/get-member-orders', {});
if (totalCount === 0) {
  const [first, second, third, fourth, fifth] = await someParts(member);
  if (!first || !second || !third || !fourth || !fifth) throw new Error('the catalogue has too few parts');
  const old = await buy(member, [first, second], 'PO-1040');
  const delivered = await buy(member, [third], 'PO-1077');
  const dispatched = await buy(member, [fourth, first]);
  await buyTwice(member, fifth);
  await buy(member, [second, third], 'PO-1081');
  const many = await buy(member, [first, second, third, fourth], 'PO-1085');
  const one = await buy(member, [fifth], 'PO-1088');
  const desk = await signIn('dealer');
  await desk.post('Order/update-fulfilment-status', {
    orderIDs: [old, delivered],
    status: 'Order Delivered',
    carrier: 'Roadline',
    trackingNo: 'RL 4410 2277',
  });
  await desk.post('Order/update-fulfilment-status', {
    orderID: dispatched,
    status: 'Order Dispatched',
    carrier: 'Roadline',
    trackingNo: 'RL 4410 3108',
  });
  await desk.post('Order/update-fulfilment-status', { orderIDs: [many, one], status: 'Order Delivered' });
  process.stdout.write(`${old} 40\n${delivered} 6\n`);
  await returnGoods(member, desk, { many, one });
}
