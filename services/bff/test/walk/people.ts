import { UserType } from '@southline/contracts/auth';
import { unique } from '@southline/testkit';
import { delivery, type Shop, visit } from '../shop.ts';
import { vehicle } from '../stubs/catalogue.ts';
import type { Records } from './calls.ts';

export const kinds = ['nobody', 'guest', 'Member A', 'Member B', 'Dealer', 'Admin', 'ended'] as const;
export type Kind = (typeof kinds)[number];

type Browser = ReturnType<typeof visit>;

const userTypes: Readonly<Partial<Record<Kind, UserType>>> = {
  'Member A': UserType.USER_TYPE_MEMBER,
  'Member B': UserType.USER_TYPE_MEMBER,
  Dealer: UserType.USER_TYPE_DEALER,
  Admin: UserType.USER_TYPE_ADMIN,
  ended: UserType.USER_TYPE_MEMBER,
};

/** A placed order, its return, and another order in the cart. */
const shopFor = async (shop: Shop, browser: Browser): Promise<Records> => {
  const add = async () => (await browser.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 })).json().data;
  const { orderID } = await add();
  const placed = await browser.post('cart/submit-order', { cart: [{ orderID }], devliveryDetails: delivery });
  const line = await add();
  const order = placed.json().data;
  const saved = await browser.post('lists/save', { name: 'Own', rows: [{ partNo: 'SL-B-60', quantity: 2 }] });
  const shared = { owner: 'nobody', listId: 'shared', name: 'Shared', rows: [] };
  shop.partLists.kept.set(shared.listId, shared);
  const owner = shop.orders.placed.get(order.orderID)?.owner ?? '';
  const made = shop.returns.add(owner, order.orderID, order.orderNo);
  const kept = await browser.post('garage/save', { label: 'Van 3', vehicleSlug: vehicle.vehicleSlug });
  return {
    line: line.shoppingCartID,
    cart: { orderID: line.orderID, orderNo: line.orderNo },
    order,
    list: saved.json().data?.id ?? 'none',
    sharedToken: shop.listLinks.seal({ listId: shared.listId, version: '' }),
    orderToken: shop.orderLinks.seal({
      orderId: 'linked',
      orderNo: 'SL99999997',
      owner: 'guest:x',
      sealedAt: Date.now(),
    }),
    // Guests have none.
    vehicle: kept.json().data?.[0]?.id ?? 'none',
    returned: { itemID: made.items[0]?.itemId ?? '', returnOrderNo: made.returnNo },
  };
};

export interface Actor {
  readonly browser: Browser;
  /** Undefined for a person without records. */
  readonly own: Records | undefined;
}

/** A new person of a kind, with their own records. */
export const come = async (shop: Shop, kind: Kind): Promise<Actor> => {
  const browser = visit(shop);
  if (kind === 'nobody') return { browser, own: undefined };
  const userType = userTypes[kind];
  if (userType !== undefined) {
    const email = `${unique('walk')}@southline.example`;
    shop.auth.add(email, userType);
    await browser.signIn(email);
  }
  const own = await shopFor(shop, browser);
  if (kind === 'ended') {
    const secret = browser.jar.get('sid') ?? '';
    await browser.post('auth/sign-out');
    browser.jar.set('sid', secret);
  }
  return { browser, own };
};
