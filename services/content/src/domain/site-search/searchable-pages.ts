/** A page of the site that the search finds, and the texts of its screen that describe it. */
export interface SearchablePage {
  readonly screen: string;
  /** Below the region's home. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly region?: 'au' | 'nz';
}

const page = (screen: string, path: string): SearchablePage => ({
  ...{ screen, path },
  title: `${screen}.title`,
  lead: `${screen}.lead`,
});

/** A page without texts (yet) is not found; so a row may be here before its screen. */
export const searchablePages: readonly SearchablePage[] = [
  page('home', ''),
  page('about', 'about'),
  page('history', 'hundred-years'),
  page('offers', 'offers'),
  page('promotion', 'chicago-entry'),
  page('finder', 'parts-finder'),
  page('downloads', 'southline-downloads'),
  page('warranty', 'southline-warranty'),
  page('locator', 'location-service/parts-stockist'),
  page('contact', 'contact-us'),
  page('booking', 'book-a-service'),
  page('fuelcard', 'mobil-fuel-card'),
  page('returnpolicy', 'return-policy'),
  page('terms', 'terms-of-use'),
  page('privacy', 'privacy-policy'),
  page('login', 'login'),
  page('cart', 'cart'),
];
