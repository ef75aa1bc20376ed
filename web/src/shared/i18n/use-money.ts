import { useIntl } from 'react-intl';
import { useApi } from '../http/api-context.ts';
import { messages } from '../ui/messages.ts';

export type Price = { listPrice: number; isFreePart: boolean };

/**
 * AUD with two decimals as the page's language writes it: `$1,234.50` in English, `A$1,234.50` for New Zealand,
 * `AU$1,234.50` in Chinese.
 * A price of zero is Free for free parts and "price on application" for all others.
 */
export const useMoney = () => {
  const { region } = useApi();
  const { formatMessage, formatNumber, locale } = useIntl();
  // A visitor from New Zealand would read a plain $ as New Zealand dollars.
  const bare = region === 'nz' && locale.startsWith('en');
  const money = (amount: number) => {
    const text = formatNumber(amount, { style: 'currency', currency: 'AUD' });
    return bare ? text.replace('$', 'A$') : text;
  };
  const price = ({ listPrice, isFreePart }: Price) => {
    if (listPrice !== 0) return money(listPrice);
    return formatMessage(isFreePart ? messages.free : messages.onApplication);
  };
  /** Computed in cents, so that it is exact. */
  const sum = (part: Price, quantity: number) =>
    part.listPrice === 0 ? price(part) : money((Math.round(part.listPrice * 100) * quantity) / 100);
  return { money, price, sum };
};
