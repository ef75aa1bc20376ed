/** A page of the site that the search finds, and the texts of its screen that describe it. */
export interface SearchablePage {
  readonly screen: string;
  /** The prefix of its texts' ids. */
  readonly prefix: string;
  /** Below the region's home. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly region?: 'au' | 'nz';
}

const page = (screen: string, path: string): SearchablePage => ({
  screen,
  path,
  prefix: `${screen}.`,
  title: `${screen}.title`,
  lead: `${screen}.lead`,
});

/** One of several pages that share a screen. */
const oneOf = (screen: string, name: string, path: string, lead: string): SearchablePage => ({
  screen,
  path,
  prefix: `${screen}.${name}.`,
  title: `${screen}.${name}.title`,
  lead: `${screen}.${name}.${lead}`,
});
const legal = (name: string, path: string) => oneOf('legal', name, path, 'description');

/** A page whose screen has no texts is skipped. */
export const searchablePages: readonly SearchablePage[] = [
  page('home', ''),
  page('about', 'about'),
  page('history', 'hundred-years'),
  page('offers', 'offers'),
  oneOf('offers', 'fuelCard', 'mobil-fuel-card', 'lead'),
  page('promotion', 'chicago-entry'),
  page('finder', 'parts-finder'),
  page('downloads', 'southline-downloads'),
  page('locator', 'location-service/parts-stockist'),
  page('contact', 'contact-us'),
  page('services', 'service-center/service'),
  page('booking', 'select-location'),
  legal('warranty', 'southline-warranty'),
  legal('returns', 'return-policy'),
  legal('terms', 'terms-conditions'),
  legal('privacy', 'privacy-policy'),
];
