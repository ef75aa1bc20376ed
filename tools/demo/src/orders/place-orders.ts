import type { PartRow } from '@southline/rest/types';
import type { ShopClient } from './shop-client.ts';

const delivery = {
  FirstName: 'Demo',
  LastName: 'Member',
  DeliveryAddressline: '1 Example Street',
  DeliveryLocality: 'Melbourne',
  DeliveryState: 'VIC',
  DeliveryPostcode: '3000',
  Phone: '0400000000',
  Email: 'member@southline.example',
};

type Attempt = { orderID: string; orderNo: string; accessCode: string; rdTransactionNo: string; formUrl: string };

const minOf = ({ extra }: PartRow): number => Math.max(1, extra?.minQty ?? 1);

/** Parts that can be paid for now. */
export const someParts = async (shop: ShopClient): Promise<PartRow[]> => {
  const { data } = await shop.post('Products/search-by-category', { category: 'Light Bulbs' });
  return data.partListing
    .flatMap(({ partsListing }) => partsListing as PartRow[])
    .filter(
      ({ listPrice, overallStockLevel, hasSupersessionCollapseButton }) =>
        listPrice > 0 && overallStockLevel === 'InStock' && !hasSupersessionCollapseButton,
    );
};

/** Posts a card to the provider, as the browser's form does. */
const payByCard = async ({ formUrl, accessCode }: Attempt): Promise<void> => {
  await fetch(formUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      EWAY_ACCESSCODE: accessCode,
      EWAY_PAYMENTTYPE: 'creditcard',
      EWAY_CARDNAME: 'DEMO MEMBER',
      EWAY_CARDNUMBER: '4444333322221111',
      EWAY_CARDEXPIRYMONTH: '12',
      EWAY_CARDEXPIRYYEAR: '39',
      EWAY_CARDCVN: '123',
    }),
    signal: AbortSignal.timeout(20_000),
  });
};

const startPayment = async (shop: ShopClient): Promise<Attempt> => {
  await shop.post('cart/update-cart-customer-details', { devliveryDetails: delivery });
  const { orderID, orderNo, totalToPay } = await shop.post('cart/get-shopping-carts-for-cartspage', {});
  const opened = await shop.post('payment/eway-access-code', { orderID, orderNo, amount: totalToPay, language: 'en' });
  return { orderID, orderNo, ...opened };
};

const confirm = (shop: ShopClient, { orderID, orderNo, accessCode, rdTransactionNo }: Attempt): Promise<void> =>
  shop.insist('payment/eway-query-transaction-and-save-response', {
    orderID,
    orderNo,
    accessCode,
    rdTransactionID: rdTransactionNo,
    language: 'en',
  });

const submit = (shop: ShopClient, { orderID }: Attempt, purchaseorderno: string): Promise<unknown> =>
  shop.post('cart/submit-order', {
    cart: [{ orderID }],
    devliveryDetails: delivery,
    ccemail: '',
    purchaseorderno,
    notes: '',
  });

/** Orders some units of each part; returns the order's id. */
export const buy = async (shop: ShopClient, parts: readonly PartRow[], purchaseOrderNo = ''): Promise<string> => {
  for (const part of parts) await shop.post('cart/add-to-cart', { productNr: part.productNr, quantity: minOf(part) });
  const attempt = await startPayment(shop);
  await payByCard(attempt);
  await confirm(shop, attempt);
  await submit(shop, attempt, purchaseOrderNo);
  return attempt.orderID;
};

/**
 * Pays for the same goods twice, as two tabs can. The order that is paid second is cancelled and refunded automatically.
 * Returns the id of the order that is kept.
 */
export const buyTwice = async (shop: ShopClient, part: PartRow): Promise<string> => {
  const quantity = minOf(part);
  const { data } = await shop.post('cart/add-to-cart', { productNr: part.productNr, quantity });
  const first = await startPayment(shop);
  const { shoppingCartID } = data;
  await shop.post('cart/update-carts', { shoppingCartID, quantity: quantity * 2, totalSales: 0 });
  const second = await startPayment(shop);
  await payByCard(second);
  await confirm(shop, second);
  await submit(shop, second, '');
  await payByCard(first);
  await confirm(shop, first);
  return second.orderID;
};
