import { sleep } from 'k6';
import http from 'k6/http';
import { expectDone, operation, soldOut } from '../lib/checks.ts';
import { readRows } from '../lib/data.ts';
import { chosenProfile, optionsFor } from '../lib/options.ts';
import { post, whenSettled } from '../lib/session.ts';
import { buy } from './checkout.ts';

export const options = {
  ...optionsFor(500, [
    'return/create-return-order-item',
    'return/get-return-request-list',
    'return/respond-return-request',
    'return/process-return',
  ]),
  setupTimeout: '5m',
};

const linesPerOrder = 4;
const maxUnits = 40;

/** The goods of one user, returned unit by unit: while a request waits for its answer, its order accepts no other. */
interface Delivered {
  readonly orderID: string;
  readonly lines: readonly { readonly shoppingCartID: string; readonly quantity: number }[];
}

/** Session cookies of the demo accounts, by name. */
type Session = Readonly<Record<string, string>>;

interface Desk {
  readonly member: Session;
  readonly dealer: Session;
  readonly orders: readonly Delivered[];
}

const baseUrl = () => `${__ENV.BASE_URL}/`;

const signIn = (name: string): Session => {
  http.cookieJar().clear(baseUrl());
  const email = `${name}@southline.example`;
  expectDone('sign-in', post('auth/sign-in', { email, password: __ENV.DEMO_PASSWORD ?? '' }));
  return Object.fromEntries(
    Object.entries(http.cookieJar().cookiesForURL(baseUrl())).map(([cookie, [value = '']]) => [cookie, value]),
  );
};

/** Continues with another person's session. */
const as = (session: Session): void => {
  const jar = http.cookieJar();
  jar.clear(baseUrl());
  for (const [cookie, value] of Object.entries(session)) jar.set(baseUrl(), cookie, value);
};

/** For each user a paid and delivered order of the demo member, of the parts with the most stock. */
export const setup = (): Desk => {
  const rows = readRows()
    .filter(({ listPrice, extra }) => listPrice > 0 && extra.minQty === 1)
    .sort((one, other) => other.availableQuantity - one.availableQuantity);
  const member = signIn('member');
  const orders = Array.from({ length: chosenProfile().users }, (_, user) => {
    const parts = rows
      .slice(user * linesPerOrder, (user + 1) * linesPerOrder)
      .map(({ productNr, availableQuantity }) => ({ productNr, quantity: Math.min(maxUnits, availableQuantity) }));
    const cart = buy(parts);
    if (!cart) throw new Error('What was to come back could not be bought.');
    return {
      orderID: cart.orderID,
      lines: cart.listing.map(({ shoppingCartID, quantity }) => ({ shoppingCartID, quantity })),
    };
  });
  const dealer = signIn('dealer');
  const orderIDs = orders.map(({ orderID }) => orderID);
  expectDone(
    'update-fulfilment-status',
    post('Order/update-fulfilment-status', { orderIDs, status: 'Order Delivered' }),
  );
  return { member, dealer, orders };
};

const process = (returnOrderNo: string, shoppingCartID: string): void => {
  const lines = [{ shoppingCartID, includeinStock: 'Yes' as const }];
  const body = { returnItems: { returnOrderNo, actionCode: 'C' as const, dealerNotes: 'Checked.', lines } };
  expectDone(
    'process-return',
    whenSettled(() => post('return/process-return', body)),
  );
};

/** Returns one unit: requested by the member, approved and refunded by the dealer. */
const giveBack = ({ member, dealer }: Desk, orderID: string, shoppingCartID: string): void => {
  as(member);
  const item = { orderID, shoppingCartID, returnQuantity: 1, returnReason: 1, userMsg: 'Does not fit.' };
  const { data } = expectDone(
    'create-return-order-item',
    post('return/create-return-order-item', { returnItems: [item] }),
    ({ data }) => data.returnOrderNo !== '',
  );
  const { returnList } = expectDone(
    'get-return-request-list',
    post('return/get-return-request-list', { fromDate: '', toDate: '', orderNo: data.returnOrderNo }),
    ({ returnList }) => returnList.length === 1,
  );
  as(dealer);
  const returnItemID = returnList[0]?.returnItemID ?? '';
  const answer = { returnItemID, response: 'RA', acceptable: 'Yes', message: 'Bring it along.' } as const;
  expectDone('respond-return-request', post('return/respond-return-request', answer));
  process(data.returnOrderNo, shoppingCartID);
};

let given = 0;

export default (desk: Desk): void => {
  const order = desk.orders[(__VU - 1) % desk.orders.length];
  const units = order?.lines.flatMap(({ shoppingCartID, quantity }) => Array<string>(quantity).fill(shoppingCartID));
  const next = units?.[given];
  given += 1;
  if (!order || !next) {
    soldOut.add(1);
    sleep(1);
    return;
  }
  operation(() => giveBack(desk, order.orderID, next));
};
