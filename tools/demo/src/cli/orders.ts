// node dist/cli/orders.js   makes orders and returns in every state through the running shop: of the demo member, and one of a
// guest; prints the ids to backdate: "id days"

import { loadOrdersConfig } from '../config.ts';
import {
  acceptOffer,
  cancelWhole,
  declineOffer,
  offerPrices,
  sendFirstLine,
  sendInParcels,
} from '../orders/finish-orders.ts';
import { buy, buyTwice, demoMember, minOf, payFor, someParts, unpricedParts } from '../orders/place-orders.ts';
import { askForExchange, exchangePart, returnGoods } from '../orders/return-goods.ts';
import { createShopClient, type ShopClient } from '../orders/shop-client.ts';

const { DEMO_PASSWORD: password, ...addresses } = loadOrdersConfig(process.env);
const openShop = () =>
  createShopClient(addresses.WEB_URL, { publicUrl: addresses.PUBLIC_URL, paymentFormUrl: addresses.PAYMENT_FORM_URL });

const signIn = async (name: string) => {
  const shop = openShop();
  await shop.post('auth/sign-in', { email: `${name}@southline.example`, password });
  return shop;
};

const makeOrders = async (member: ShopClient): Promise<void> => {
  const desk = await signIn('dealer');
  const [[first, second, third, fourth, fifth], [coolant, otherCoolant]] = await Promise.all([
    someParts(member, 5),
    unpricedParts(member),
  ]);
  if (!first || !second || !third || !fourth || !fifth || !coolant || !otherCoolant)
    throw new Error('the catalogue has too few parts');
  const guest = { ...demoMember, FirstName: 'Demo', LastName: 'Guest', Email: 'guest@southline.example' };
  const visitor = openShop();
  const byGuest = await buy(visitor, [first, third], '', guest);

  // The member's orders share one cart, so they are placed one after another.
  const old = await buy(member, [first, second], 'PO-1040');
  const delivered = await buy(member, [third], 'PO-1077');
  const dispatched = await buy(member, [fourth, first]);
  await buyTwice(member, fifth);
  await buy(member, [second, third], 'PO-1081');
  const many = await buy(member, [first, second, third, fourth], 'PO-1085');
  const one = await buy(member, [fifth], 'PO-1088');
  const parcels = await buy(member, [first, second, third], 'PO-1090');
  const cancelled = await buy(member, [fourth], 'PO-1091');
  const offered = await buy(member, [fifth, coolant], 'PO-1092');
  const accepted = await buy(member, [first, otherCoolant], 'PO-1093');
  const exchanged = await buy(member, [fourth], 'PO-1094');
  const partly = await buy(member, [first, third], 'PO-1095');
  const declined = await buy(member, [second, coolant], 'PO-1096');

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
  await desk.post('Order/update-fulfilment-status', {
    orderIDs: [many, one, exchanged, byGuest],
    status: 'Order Delivered',
  });
  process.stdout.write(`${old} 40\n${delivered} 6\n`);
  const wanted = { productNr: second.productNr, quantity: minOf(second) };
  await Promise.all([
    returnGoods(member, desk, { many, one }),
    exchangePart(member, desk, delivered, wanted),
    exchangePart(member, desk, exchanged, wanted).then((order) => payFor(member, order)),
    askForExchange(visitor, byGuest, wanted),
    sendFirstLine(desk, partly),
    sendInParcels(member, desk, parcels),
    cancelWhole(member, cancelled),
    offerPrices(desk, offered, 1_890),
    offerPrices(desk, accepted, 1_940).then((lines) => acceptOffer(member, accepted, lines)),
    offerPrices(desk, declined, 1_890).then((lines) => declineOffer(member, declined, lines)),
  ]);
};

const member = await signIn('member');
const { totalCount } = await member.post('Order/get-member-orders', {});
if (totalCount === 0) await makeOrders(member);
