import { payFor } from './place-orders.ts';
import type { ShopClient } from './shop-client.ts';

const linesOf = async (desk: ShopClient, orderID: string) =>
  (await desk.post('Order/get-member-order-details', { orderID })).data.orderDetails;

const unitsOf = ({ shoppingCartID, quantity }: Awaited<ReturnType<typeof linesOf>>[number]) => ({
  shoppingCartID,
  quantity,
});

/** One parcel of the first line. The other lines wait. */
export const sendFirstLine = async (desk: ShopClient, orderID: string): Promise<void> => {
  const [first] = (await linesOf(desk, orderID)).map(unitsOf);
  if (!first) throw new Error('the order has no line');
  const parcel = { carrier: 'CouriersPlease', trackingNo: 'CPA0T5001234' };
  await desk.post('Order/update-fulfilment-status', { orderID, lines: [first], status: 'Order Dispatched', ...parcel });
};

/** Two parcels of the first two lines: one delivered, one on its way. The buyer cancels the third line before. */
export const sendInParcels = async (member: ShopClient, desk: ShopClient, orderID: string): Promise<void> => {
  const [first, second, third] = (await linesOf(desk, orderID)).map(unitsOf);
  if (!first || !second || !third) throw new Error('the order has too few lines');
  const cancelled = { orderID, lines: [third], reason: 'Found one in the workshop.', requestID: `${orderID}-third` };
  await member.insist('Order/cancel', cancelled);
  const status = 'Order Dispatched' as const;
  const parcel = { orderID, lines: [first], status, carrier: 'StarTrack', trackingNo: '7XKZ50012345' };
  const { data } = await desk.post('Order/update-fulfilment-status', parcel);
  await desk.post('Order/update-fulfilment-status', { orderID, status: 'Order Delivered', parcelNo: data.parcelNo });
  const last = { orderID, lines: [second], status, carrier: 'Australia Post', trackingNo: '33ABC5001234' };
  await desk.post('Order/update-fulfilment-status', last);
};

export const cancelWhole = (member: ShopClient, orderID: string): Promise<void> =>
  member.insist('Order/cancel', { orderID, reason: 'Ordered for the wrong vehicle.', requestID: `${orderID}-whole` });

/** Offers a price for each line that has none. Returns these lines. */
export const offerPrices = async (desk: ShopClient, orderID: string, listPrice: number): Promise<string[]> => {
  const unpriced = (await linesOf(desk, orderID)).filter((line) => line.sellPrice === 0 && !line.tradeClub$);
  const lines = unpriced.map(({ shoppingCartID }) => ({ shoppingCartID, listPrice }));
  await desk.post('Order/offer-prices', { orderID, lines, validDays: 30 });
  return lines.map(({ shoppingCartID }) => shoppingCartID);
};

/** Declines these lines of the order's offer, which cancels them. */
export const declineOffer = async (member: ShopClient, orderID: string, decline: string[]): Promise<void> => {
  await member.post('Order/answer-offer', { orderID, accept: [], decline });
};

/** Accepts these lines of the order's offer and pays for them. */
export const acceptOffer = async (member: ShopClient, orderID: string, accept: string[]): Promise<void> =>
  payFor(member, (await member.post('Order/answer-offer', { orderID, accept, decline: [] })).data);
