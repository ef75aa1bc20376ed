import type { Body, PartRow } from '@southline/rest/types';
import type { ShopClient } from './shop-client.ts';

export const demoMember = {
  FirstName: 'Demo',
  LastName: 'Member',
  DeliveryAddressline: '1 Example Street',
  DeliveryLocality: 'Melbourne',
  DeliveryState: 'VIC',
  DeliveryPostcode: '3000',
  Phone: '0400000000',
  Email: 'member@southline.example',
};

type Buyer = typeof demoMember;
export type Payable = { readonly orderID: string; readonly orderNo: string; readonly amount: number };
type Attempt = { orderID: string; orderNo: string; accessCode: string; rdTransactionNo: string; formUrl: string };

export const minOf = ({ extra }: PartRow): number => Math.max(1, extra?.minQty ?? 1);

const rowsOf = async (shop: ShopClient, wanted: Body<'Products/search-by-category'>): Promise<PartRow[]> => {
  const { data } = await shop.post('Products/search-by-category', wanted);
  return data.partListing.flatMap(({ partsListing }) => partsListing as PartRow[]);
};

/** Parts in stock of about the same price: an exchange for a much dearer part is refused. */
export const someParts = async (shop: ShopClient, count: number): Promise<PartRow[]> => {
  const priced = (await rowsOf(shop, { category: 'Light Bulbs' }))
    .filter(
      ({ listPrice, overallStockLevel, hasSupersessionCollapseButton }) =>
        listPrice > 0 && overallStockLevel === 'InStock' && !hasSupersessionCollapseButton,
    )
    .sort((one, other) => one.listPrice - other.listPrice);
  const middle = Math.max(0, Math.floor((priced.length - count) / 2));
  return priced.slice(middle, middle + count);
};

/** Parts in stock whose price is to be advised, those with the most units first. */
export const unpricedParts = async (shop: ShopClient): Promise<PartRow[]> => {
  const containers = { inStock: true, attributes: { Pack: ['1000 L'] } };
  const rows = await rowsOf(shop, { category: 'Coolant', filters: containers, pageSize: 50 });
  return rows
    .filter(({ listPrice, isFreePart }) => listPrice === 0 && !isFreePart)
    .sort((one, other) => other.availableQuantity - one.availableQuantity);
};

const payByCard = (shop: ShopClient, { formUrl, accessCode }: Attempt): Promise<void> =>
  shop.postForm(formUrl, {
    EWAY_ACCESSCODE: accessCode,
    EWAY_PAYMENTTYPE: 'creditcard',
    EWAY_CARDNAME: 'DEMO MEMBER',
    EWAY_CARDNUMBER: '4444333322221111',
    EWAY_CARDEXPIRYMONTH: '12',
    EWAY_CARDEXPIRYYEAR: '39',
    EWAY_CARDCVN: '123',
  });

const openPayment = async (shop: ShopClient, { orderID, orderNo, amount }: Payable): Promise<Attempt> => {
  const opened = await shop.post('payment/eway-access-code', { orderID, orderNo, amount, language: 'en' });
  return { orderID, orderNo, ...opened };
};

const startPayment = async (shop: ShopClient, buyer: Buyer): Promise<Attempt> => {
  await shop.post('cart/update-cart-customer-details', { devliveryDetails: buyer });
  const { orderID, orderNo, totalToPay } = await shop.post('cart/get-shopping-carts-for-cartspage', {});
  return openPayment(shop, { orderID, orderNo, amount: totalToPay });
};

const confirm = (shop: ShopClient, { orderID, orderNo, accessCode, rdTransactionNo }: Attempt): Promise<void> =>
  shop.insist('payment/eway-query-transaction-and-save-response', {
    orderID,
    orderNo,
    accessCode,
    rdTransactionID: rdTransactionNo,
    language: 'en',
  });

const submit = (shop: ShopClient, { orderID }: Attempt, buyer: Buyer, purchaseorderno = ''): Promise<unknown> =>
  shop.post('cart/submit-order', {
    cart: [{ orderID }],
    devliveryDetails: buyer,
    ccemail: '',
    purchaseorderno,
    notes: '',
  });

const pay = async (shop: ShopClient, attempt: Attempt, buyer: Buyer, purchaseOrderNo?: string): Promise<void> => {
  await payByCard(shop, attempt);
  await confirm(shop, attempt);
  await submit(shop, attempt, buyer, purchaseOrderNo);
};

/** Orders some units of each part; returns the order's id. */
export const buy = async (
  shop: ShopClient,
  parts: readonly PartRow[],
  purchaseOrderNo = '',
  buyer = demoMember,
): Promise<string> => {
  for (const part of parts) await shop.post('cart/add-to-cart', { productNr: part.productNr, quantity: minOf(part) });
  const attempt = await startPayment(shop, buyer);
  await pay(shop, attempt, buyer, purchaseOrderNo);
  return attempt.orderID;
};

/** Pays for an order that an accepted price offer or an exchange made. */
export const payFor = async (shop: ShopClient, order: Payable): Promise<void> =>
  pay(shop, await openPayment(shop, order), demoMember);

/**
 * Pays for the same goods twice, as two tabs can. The order that is paid second is cancelled and refunded automatically.
 * Returns the id of the order that is kept.
 */
export const buyTwice = async (shop: ShopClient, part: PartRow): Promise<string> => {
  const quantity = minOf(part);
  const { data } = await shop.post('cart/add-to-cart', { productNr: part.productNr, quantity });
  const first = await startPayment(shop, demoMember);
  const { shoppingCartID } = data;
  await shop.post('cart/update-carts', { shoppingCartID, quantity: quantity * 2, totalSales: 0 });
  const second = await startPayment(shop, demoMember);
  await pay(shop, second, demoMember);
  await payByCard(shop, first);
  await confirm(shop, first);
  return second.orderID;
};
