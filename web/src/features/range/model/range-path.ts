/** Where in the range an address leads. */
export type RangePath = { categories: string[]; product?: string };

const MAX_CATEGORIES = 3;

/**
 * What follows /products: up to three segments of categories, and `details/{name}` for a product page. Null for an address
 * that cannot be one.
 */
export const parseRangePath = (splat: string): RangePath | null => {
  const segments = splat.split('/').filter(Boolean);
  const at = segments.findIndex((segment) => segment.toLowerCase() === 'details');
  if (at < 0) return segments.length <= MAX_CATEGORIES ? { categories: segments } : null;
  const [product, ...rest] = segments.slice(at + 1);
  return product && rest.length === 0 && at <= MAX_CATEGORIES ? { categories: segments.slice(0, at), product } : null;
};

export const rangeSplat = (categories: readonly string[], product?: string): string =>
  [...categories, ...(product === undefined ? [] : ['details', product])].join('/');

/** The name that the server is asked for: the product's, else the deepest category's, else the root's. */
export const screenName = ({ categories, product }: RangePath): string => product ?? categories.at(-1) ?? '';

/** A segment as a text, until the page itself has come with its name (spec: "100-" reads "100%-"). */
export const readableSegment = (segment: string): string => segment.replace(/^100-/, '100%-').replace(/-/g, ' ');

/** The fields that decide a page's URL. */
type Placed = { segment: string; isHaveChild: boolean; pageLevel: number; trail: readonly { segment: string }[] };

/**
 * Where a click on a page leads (spec, catalogue navigation): -1 to the root of the range, 1 to 3 to the category at that
 * depth. A page without children keeps its name as the detail's, and the depth of the path that is clicked from decides
 * the route.
 */
export const targetOf = ({ segment, isHaveChild, pageLevel, trail }: Placed, current: readonly string[]): string => {
  if (pageLevel < 0) return '';
  if (!isHaveChild) return rangeSplat(current, segment);
  return rangeSplat([...trail.map((each) => each.segment), segment].slice(0, pageLevel));
};
