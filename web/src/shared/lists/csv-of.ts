import { stringify } from 'csv-stringify/browser/esm/sync';

/**
 * CSV (RFC 4180) with a byte order mark, without which Excel does not read UTF-8. Cells that a spreadsheet would run as
 * formulas are escaped.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${stringify([...rows], { quoted: true, quoted_empty: true, record_delimiter: 'windows', escape_formulas: true })}`;
