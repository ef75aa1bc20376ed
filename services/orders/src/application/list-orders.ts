import { DomainError } from '@southline/kernel/errors';
import { longestList, type OrderPage, type OrderSelection } from '../domain/order-list.ts';
import { typedWords } from '../domain/search-words.ts';
import type { Ports } from './ports.ts';

const largestPage = 500;
const mostNamed = 100;

const refuse = (field: string, message: string) =>
  new DomainError('invalid', 'InvalidRequest', message, { [field]: message });

/** Throws InvalidRequest if the page size or the page number is out of range. */
export const checkPage = ({ page, pageSize }: { page: number; pageSize: number }, largest: number): void => {
  if (!(pageSize >= 1 && pageSize <= largest)) throw refuse('pageSize', `A page has 1 to ${largest} rows.`);
  if (!(page >= 1 && page * pageSize <= longestList)) throw refuse('page', `Lists end after ${longestList} rows.`);
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
    if (orderIds.length > mostNamed) throw refuse('orderIds', `A list names ${mostNamed} orders at most.`);
    if (from && until && from >= until) throw refuse('from', 'From date cannot later than to date.');
    const words = search.trim() ? await wordsOf(views, search, selection.owner) : undefined;
    return views.page({ ...selection, words, orderNo: orderNo?.trim().toUpperCase() });
  };
