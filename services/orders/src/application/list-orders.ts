import { isSameAddress } from '@southline/kernel/email';
import { invalidField } from '@southline/kernel/errors';
import type { DeliveryDetails } from '@southline/kernel/order';
import { isGuest } from '@southline/kernel/owner';
import { distinctPlaces } from '../domain/customer.ts';
import { rowsWanted } from '../domain/errors.ts';
import { longestList, type OrderPage, type OrderSelection, type UnpricedSelection } from '../domain/order-list.ts';
import type { OrderBuyer } from '../domain/ports.ts';
import { typedWords } from '../domain/search-words.ts';
import type { Ports } from './ports.ts';

const largestPage = 500;
const mostNamed = 100;

/** Throws InvalidRequest if the page size or the page number is out of range. */
const checkPage = ({ page, pageSize }: { page: number; pageSize: number }, largest: number): void => {
  if (!(pageSize >= 1 && pageSize <= largest)) throw invalidField('pageSize', `A page has 1 to ${largest} rows.`);
  if (!(page >= 1 && page * pageSize <= longestList))
    throw invalidField('page', `Lists end after ${longestList} rows.`);
};

/**
 * If some order has the whole text as one word, such as a number or a name, searches for that word only. Otherwise
 * searches for each word of the text.
 */
const wordsOf = async (views: Ports['views'], search: string, owner: string | undefined) => {
  const { whole, each } = typedWords(search);
  return each.length < 2 || (await views.hasWord(whole, owner)) ? [whole] : each;
};

/** One page of a list of orders. */
export const listOrders =
  ({ views }: Pick<Ports, 'views'>) =>
  async (selection: OrderSelection, search = ''): Promise<OrderPage> => {
    const { from, until, orderNo, orderIds = [] } = selection;
    checkPage(selection, largestPage);
    if (orderIds.length > mostNamed) throw invalidField('orderIds', `A list names ${mostNamed} orders at most.`);
    if (from && until && from >= until) throw invalidField('from', 'From date cannot later than to date.');
    const words = search.trim() ? await wordsOf(views, search, selection.owner) : undefined;
    return views.page({ ...selection, words, orderNo: orderNo?.trim().toUpperCase() });
  };

const mostUnpriced = 100;

/** One page of the staff's work list: orders with units whose price is to be advised. */
export const listUnpriced =
  ({ views }: Pick<Ports, 'views'>) =>
  (selection: UnpricedSelection) => {
    checkPage(selection, mostUnpriced);
    return views.unpriced({ ...selection, orderNo: selection.orderNo.trim().toUpperCase() });
  };

// The number of orders read to find five distinct addresses.
const ordersRead = 50;
const mostPlaces = 5;

/** The delivery addresses of the owner's last orders, newest first. */
export const listDeliveryAddresses =
  ({ orders }: Pick<Ports, 'orders'>) =>
  async (owner: string): Promise<readonly DeliveryDetails[]> =>
    distinctPlaces(await orders.lastDeliveries(owner, ordersRead)).slice(0, mostPlaces);

/**
 * The placed order of a guest, even if it has moved to an account. Undefined if the number or the e-mail address does
 * not match.
 */
export const findGuestOrder =
  ({ orders }: Pick<Ports, 'orders'>) =>
  async (orderNo: string, email: string): Promise<OrderBuyer | undefined> => {
    const found = await orders.findBuyer(orderNo.trim().toUpperCase());
    if (!found || !isSameAddress(found.email, email)) return undefined;
    return isGuest(found.owner) || found.guestOwner ? found : undefined;
  };

const mostOrders = 500;

/** The buyers of orders as keyed hashes; unknown orders are left out. */
export const identifyBuyers =
  ({ orders, buyerKeys }: Pick<Ports, 'orders' | 'buyerKeys'>) =>
  async (orderIds: readonly string[]) => {
    if (orderIds.length > mostOrders) throw rowsWanted(mostOrders);
    const found = await orders.findMany(orderIds);
    return found.map(({ orderId, owner, delivery }) => ({
      orderId,
      owner,
      buyerKeys: [...buyerKeys.ofDelivery(delivery)],
    }));
  };
