// A spreadsheet would run these as formulas.
const isFormula = /^[=+\-@\t\r]/;

/** A line of CSV (RFC 4180): every field in quotes, none a formula. */
export const csvRow = (fields: readonly string[]): string =>
  `${fields.map((field) => `"${(isFormula.test(field) ? `'${field}` : field).replace(/"/g, '""')}"`).join(',')}\r\n`;
