import { stringify } from 'csv-stringify/browser/esm/sync';

/** Lines of CSV (RFC 4180), none a formula to a spreadsheet; marked as UTF-8, which Excel does not guess. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${stringify([...rows], { quoted: true, quoted_empty: true, record_delimiter: 'windows', escape_formulas: true })}`;
