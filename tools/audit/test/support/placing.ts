import type { Cart } from '@southline/contracts/orders';
import { noRemarks } from '@southline/kernel/order';
import { insisting, unique } from '@southline/testkit';
import { answerOf, isLikely, pick, type Story, upTo } from './story.ts';

const delivery = {
  firstName: 'Robin',
  lastName: 'Buyer',
  addressLine: '1 Test Street',
  locality: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  phone: '0491570006',
};
const remarks = { ...noRemarks, ccEmails: [] };
const place = { language: 'en', region: 'au' };

const declinedCard = { EWAY_CARDNUMBER: '4000000000000002' };

const cartOf = async ({ buyer }: Story): Promise<Cart> => {
  const { cart } = await insisting(() => buyer.orders((service) => service.getCart({})));
  if (!cart) throw new Error('no cart');
  return cart;
};

const submit = ({ buyer }: Story, orderId: string): Promise<string> =>
  answerOf(() =>
    buyer.orders((service) =>
      service.submitOrder({
        orderId,
        delivery: { ...delivery, email: 'robin@example.com' },
        remarks,
        ...place,
        onlyPaid: false,
      }),
    ),
  );

/**
 * Requests an access code, posts the card, asks for the result and submits, as a browser does. The first card may be declined.
 */
export const pay = async (story: Story, orderId: string, orderNo: string, cents: number): Promise<string> => {
  const { buyer, shop, attempts } = story;
  const amount = { cents, currency: 'AUD' };
  for (const changes of isLikely(story, 0.15) ? [declinedCard, {}] : [{}]) {
    let transactionNo = '';
    const started = await answerOf(async () => {
      const opened = await buyer.orders((service) => service.startPayment({ orderId, orderNo, amount, ...place }));
      ({ transactionNo } = opened);
      attempts.set(orderId, opened);
    });
    if (started !== 'done') return started;
    const reported = await answerOf(() =>
      buyer.orders((service) => service.reportCard({ orderId, orderNo, transactionNo })),
    );
    const attempt = attempts.get(orderId);
    if (reported !== 'done' || !attempt) return reported;
    await (await shop.sandbox.postCard(attempt, changes)).text();
    const request = { orderId, orderNo, transactionNo, accessCode: '' };
    await answerOf(() => buyer.orders((service) => service.confirmPayment(request)));
  }
  return submit(story, orderId);
};

/** Attaches a code, and takes what it offers: a free part. */
const attach = async ({ buyer }: Story, code: string, orderId: string): Promise<void> => {
  const { voucher } = await buyer.orders((service) => service.attachVoucher({ code, orderId }));
  const offer = voucher?.offer;
  if (!offer) return;
  const { lineId, finalQuantity, isAdd } = offer;
  await buyer.orders((service) => service.applyVoucherOffer({ code, orderId, lineId, finalQuantity, isAdd }));
};

/** Fills the cart at random: parts with and without a price, scarce parts, and perhaps a voucher code. */
const fillCart = async (story: Story): Promise<void> => {
  const { buyer, shop } = story;
  const { priced, unpriced, scarce, codes, onceCodes } = shop.goods;
  const priceless = isLikely(story, 0.45);
  const wanted = new Set([
    ...(priceless && isLikely(story, 0.15) ? [] : [pick(story, priced), pick(story, priced)]),
    ...(priceless ? [pick(story, unpriced), pick(story, unpriced)] : []),
    ...(isLikely(story, 0.05) ? [pick(story, scarce)] : []),
  ]);
  for (const partNo of wanted) {
    const request = { partNo, quantity: upTo(story, 4), vehicleSlug: '', idempotencyKey: unique('add') };
    await insisting(() => buyer.orders((service) => service.addToCart(request)));
  }
  await insisting(() =>
    buyer.orders((service) =>
      service.saveCustomerDetails({ delivery: { ...delivery, email: 'robin@example.com' }, remarks }),
    ),
  );
  const { orderId } = await cartOf(story);
  const code = isLikely(story, 0.5) ? pick(story, [...codes, pick(story, onceCodes)]) : undefined;
  if (code) await answerOf(() => attach(story, code, orderId));
};

/** Places the first order of the story. Returns the answer of the last call. */
export const placeFirst = async (story: Story): Promise<string> => {
  await fillCart(story);
  const { orderId, orderNo, totals } = await cartOf(story);
  const cents = totals?.totalToPay?.cents ?? 0;
  story.orderIds.add(orderId);
  return cents > 0 ? pay(story, orderId, orderNo, cents) : submit(story, orderId);
};
