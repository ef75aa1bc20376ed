/** A page of the site that the search finds, and the texts of its screen that describe it. */
export interface SearchablePage {
  readonly screen: string;
  /** What the ids of its texts begin with. */
  readonly prefix: string;
  /** Below the region's home. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly region?: 'au' | 'nz';
}

const page = (screen: string, path: string): SearchablePage => ({
  ...{ screen, path, prefix: `${screen}.` },
  ...{ title: `${screen}.title`, lead: `${screen}.lead` },
});

/** One of several pages that share a screen. */
const legal = (name: string, path: string): SearchablePage => ({
  ...{ screen: 'legal', path, prefix: `legal.${name}.` },
  ...{ title: `legal.${name}.title`, lead: `legal.${name}.description` },
});

/** A page whose screen has no texts is not found. */
export const searchablePages: readonly SearchablePage[] = [
  page('home', ''),
  page('about', 'about'),
  page('history', 'hundred-years'),
  page('offers', 'offers'),
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
