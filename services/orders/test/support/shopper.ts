import { noRemarks } from '@southline/kernel/order';
import { unique } from '@southline/testkit';
import type { Bench } from './bench.ts';

export const delivery = {
  firstName: 'Robin',
  lastName: 'Buyer',
  addressLine: '1 Test Street',
  locality: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  phone: '0491570006',
  email: 'robin@example.com',
};
export const remarks = { ...noRemarks, ccEmails: [] };

export interface Wanted {
  readonly quantity?: number;
  readonly priceCents?: number;
  readonly available?: number;
  /** A signed-in buyer; by default a new guest. */
  readonly as?: ReturnType<Bench['as']>;
  readonly email?: string;
}

/** A guest with a filled cart and saved details. */
export const aShopper = async (
  bench: Bench,
  { quantity = 1, priceCents = 2000, available = 10, email = 'robin@example.com', ...by }: Wanted = {},
) => {
  const guest = unique('guest');
  const as = by.as ?? bench.as(guest);
  const buyer = { ...delivery, email };
  const add = async (wanted: Required<Omit<Wanted, 'as' | 'email'>>) => {
    const part = unique('P').toUpperCase().replace('-', '');
    bench.catalogue.parts.set(part, { priceCents: wanted.priceCents, available: wanted.available });
    const request = { partNo: part, quantity: wanted.quantity, vehicleSlug: '', idempotencyKey: '' };
    return { part, ...(await as((orders) => orders.addToCart(request))) };
  };
  const added = await add({ quantity, priceCents, available });
  await as((orders) => orders.saveCustomerDetails({ delivery: buyer, remarks: undefined }));
  const cart = async () => {
    const answer = await as((orders) => orders.getCart({}));
    if (!answer.cart) throw new Error('no cart');
    return answer.cart;
  };
  const start = async (cents?: number, clientAddress?: string) => {
    const { orderId, orderNo, totals } = await cart();
    const amount = { cents: cents ?? totals?.totalToPay?.cents ?? 0, currency: 'AUD' };
    return as((orders) =>
      orders.startPayment({ orderId, orderNo, amount, language: 'en', region: 'au', clientAddress }),
    );
  };
  const submit = (orderId: string) =>
    as((orders) =>
      orders.submitOrder({ orderId, delivery: buyer, remarks, language: 'en', region: 'au', onlyPaid: false }),
    );
  const attempt = (orderId: string, orderNo: string) => ({ orderId, orderNo, transactionNo: `tx-${orderId}` });
  const report = (orderId: string, orderNo: string) => as((orders) => orders.reportCard(attempt(orderId, orderNo)));
  const confirm = (orderId: string, orderNo: string) =>
    as((orders) => orders.confirmPayment({ ...attempt(orderId, orderNo), accessCode: '' }));
  const state = async (orderId: string) =>
    (await as((orders) => orders.getOrder({ key: { $case: 'orderId', value: orderId } }))).order?.state;
  const { part, orderId, orderNo, lineId } = added;
  return { guest, part, as, cart, start, report, submit, confirm, state, orderId, orderNo, lineId, add };
};
