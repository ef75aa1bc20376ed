const aud = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** AUD with two decimals, `$1,234.50`. */
export const formatMoney = (amount: number): string => aud.format(amount);

export type Price = { listPrice: number; isFreePart: boolean };

/** Zero is Free for free parts and "price on application" for all others (spec §9). */
export const formatPrice = ({ listPrice, isFreePart }: Price): string => {
  if (listPrice !== 0) return formatMoney(listPrice);
  return isFreePart ? 'Free' : 'POA';
};
