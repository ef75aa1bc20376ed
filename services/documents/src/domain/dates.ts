import type { Region } from './order-facts.ts';

const format = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });

const formats: Readonly<Record<Region, Intl.DateTimeFormat>> = {
  au: format('Australia/Melbourne'),
  nz: format('Pacific/Auckland'),
};

/** DD/MM/YYYY of the day that it was in the region. */
export const regionDate = (at: Date, region: Region): string => formats[region].format(at);
