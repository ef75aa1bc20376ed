import { stringify } from 'csv-stringify/sync';

/** Lines of CSV (RFC 4180). Every field is quoted, and formulas are escaped for spreadsheets. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], { quoted: true, quoted_empty: true, record_delimiter: 'windows', escape_formulas: true });
