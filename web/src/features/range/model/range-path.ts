/** The place in the range that a URL names. */
export type RangePath = { categories: string[]; product?: string };

const MAX_CATEGORIES = 3;

/**
 * The URL after /products: up to three category segments, and `details/{name}` for a product page. Null for an invalid URL.
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

/** The name requested from the server: the product's, else the deepest category's, else the root's. */
export const screenName = ({ categories, product }: RangePath): string => product ?? categories.at(-1) ?? '';

/** A segment as text, until the page's own name is loaded. "100-" is read as "100%-". */
export const readableSegment = (segment: string): string => segment.replace(/^100-/, '100%-').replace(/-/g, ' ');

/** The fields that decide a page's URL. */
type Placed = { segment: string; isHaveChild: boolean; pageLevel: number; trail: readonly { segment: string }[] };

/**
 * The target of a click on a page: -1 is the root of the range, 1 to 3 the category at that depth. A page without children is a
 * detail page; the depth of the path that was clicked decides the route.
 */
export const targetOf = ({ segment, isHaveChild, pageLevel, trail }: Placed, current: readonly string[]): string => {
  if (pageLevel < 0) return '';
  if (!isHaveChild) return rangeSplat(current, segment);
  return rangeSplat([...trail.map((each) => each.segment), segment].slice(0, pageLevel));
};
