/** Pages of the client under a region, `:` standing for any one segment and `*` for one or more. Other addresses show its not-found page with 404. */
const pages = ['', 'parts-finder', 'part-detail/:', 'cart', 'products', 'products/*', 'error'];

const patterns = pages.map((page) => new RegExp(`^${page.replace(':', '[^/]+').replace('*', '.+')}/?$`, 'i'));

export const isPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
