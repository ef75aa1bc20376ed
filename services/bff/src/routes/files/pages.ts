/** Pages of the client under a region, `:` standing for any one segment and `*` for one or more. Other addresses show its not-found page with 404. */
const pages = [
  ...['', 'parts-finder', 'context-search', 'part-detail/:', 'cart', 'products', 'products/*', 'error'],
  ...['about', 'hundred-years', 'offers', 'events/:', 'coming-soon', 'login'],
  ...[
    'privacy-policy',
    'terms-conditions',
    'terms-of-use',
    'southline-warranty',
    'southline-downloads',
    'return-policy',
  ],
  ...['contact-us', 'service-center/:', 'select-location'],
  ...['sign-in', 'join-us', 'forgot-password', 'reset-password/:', 'email-verfication/:'],
  // Once the client has taken the token out of the address.
  ...['reset-password', 'email-verfication'],
  ...['member-orders/:', 'manager-orders/:', 'member-order-details/:/:'],
  ...['chicago-entry', 'favourites', 'update-member-details', 'update-password'],
];

const patterns = pages.map((page) => new RegExp(`^${page.replaceAll(':', '[^/]+').replace('*', '.+')}/?$`, 'i'));

/** Pages whose address is a secret that was mailed; no other site may learn it. */
export const isSecretPage = (path: string): boolean => /^(reset-password|email-verfication)\//i.test(path);

export const isPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** What belongs to one visitor, or leads there, is rendered in the browser alone. */
const ownPages =
  /^(cart|favourites|member-order[\w-]*|manager-orders|update-[\w-]+|sign-in|join-us|forgot-password|reset-password|email-verfication|login|error)(\/|$)/i;

/** Pages that are the same for everybody: the server renders them. */
export const isRendered = (path: string): boolean => isPage(path) && !ownPages.test(path);

/** Rendered pages with one address each: what a map of the site can name by itself. */
export const fixedPages: readonly string[] = pages.filter(
  (page) => !/[:*]/.test(page) && isRendered(page) && !['context-search', 'coming-soon', 'terms-of-use'].includes(page),
);
