/** The regions of the site: part of every page's address, and whose clock business days follow. */
export type Region = 'au' | 'nz';

const dayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });

const dayFormats: Readonly<Record<Region, Intl.DateTimeFormat>> = {
  au: dayFormat('Australia/Melbourne'),
  nz: dayFormat('Pacific/Auckland'),
};

/** Anything that is not `nz` is the default region. */
export const regionOf = (text: string): Region => (text === 'nz' ? 'nz' : 'au');

/** DD/MM/YYYY of the day that it was in the region. */
export const regionDate = (at: Date, region: Region): string => dayFormats[region].format(at);
