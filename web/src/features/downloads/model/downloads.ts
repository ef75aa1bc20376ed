import type { DownloadFamily, DownloadRow } from '../api/downloads-query.ts';

export const columns = ['catalogue', 'flyers', 'sds', 'specifications', 'installation'] as const;
export type ColumnName = (typeof columns)[number];

/** The columns with documents for this family. */
export const columnsOf = (rows: readonly DownloadRow[]): ColumnName[] =>
  columns.filter((column) => rows.some((row) => row[column].length > 0));

/** Anchors of the jump list. */
export const anchorOf = (family: string): string => family.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/**
 * Rows that contain every word, in the product or its family, in English or the visitor's language. Empty families are left
 * out.
 */
export const filterDownloads = (
  families: readonly DownloadFamily[],
  filter: string,
  translate: (word: string) => string,
): DownloadFamily[] => {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return families
    .map(({ family, rows }) => ({
      family,
      rows: rows.filter(({ product }) => {
        const text = [family, product, translate(family), translate(product)].join(' ').toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
};

/** The page of the file that a link opens; undefined: its beginning. */
export const pageOf = (url: string): number | undefined => {
  const [, page] = /#page=(\d+)$/.exec(url) ?? [];
  return page ? Number(page) : undefined;
};
