/** First segment of every path: the region of the site. */
export const regions = ['au', 'nz'] as const;
export type Region = (typeof regions)[number];
