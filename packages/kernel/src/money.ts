/** Integer cents of AUD. All amounts inside the system use this; floats exist only at the REST edge. */
export type Cents = number;

/** GST contained in an inclusive amount: total/11, rounded half up, once and at the total (spec §9). */
export const gstOf = (total: Cents): Cents => Math.floor((2 * total + 11) / 22);

export const toDollars = (cents: Cents): number => cents / 100;

/** Cents of a dollar amount with at most two decimals; NaN for anything else. */
export const fromDollars = (dollars: number): Cents => {
  const cents = Math.round(dollars * 100);
  return Number.isSafeInteger(cents) && Math.abs(cents - dollars * 100) < 1e-6 ? cents : Number.NaN;
};

const aud = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** "$1,234.50" (en-AU). */
export const formatMoney = (cents: Cents): string => aud.format(cents / 100);
