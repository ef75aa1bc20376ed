const months = 'Jan|Feb|M[aä]r|Mrz|Apr|Ma[iy]|June?|July?|Aug|Sept?|O[ck]t|Nov|De[cz]';

/** Values that a spreadsheet, or a program that reads one, writes for a formula or a cell without a value. */
const errorValue = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|#+)$/i;

/** Whether a cell is a spreadsheet's error. No column means one. */
export const isErrorValue = (cell: string): boolean => cell.startsWith('#') && errorValue.test(cell);

const changedName = [
  // 1.2E+05 and 1,23E+11. "8E0615301" is a number of a maker.
  /^[-+]?\d+(?:[.,]\d+)?E[-+]\d+$/i,
  // 12-Mar, Mar-18, 12-Mar-2018, 12. Mrz
  new RegExp(`^\\d{1,2}[-. ]{1,2}(?:${months})(?:[- ]\\d{2,4})?$`),
  new RegExp(`^(?:${months})[- ]\\d{2,4}$`),
  // 2024-03-12, with or without a time
  /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[ T].*)?$/,
  // 3/12/2024, 12.03.24 00:00
  /^(?:0?[1-9]|[12]\d|3[01])([/.])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)?\d{2}(?: .*)?$/,
  /^(?:0?[1-9]|[12]\d|3[01])-(?:0?[1-9]|[12]\d|3[01])-(?:19|20)\d{2}$/,
  /^\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?$/i,
];

const changedNumber = [/^\d+[.,]0+$/, /^(?:nan|NaN|None|null|NULL|undefined|Infinity)$/];

/** A name, such as the model 9-3, that a spreadsheet has turned into a date or a power of ten. */
export const isChangedName = (cell: string): boolean => changedName.some((pattern) => pattern.test(cell));

/** A number or code that a spreadsheet has changed: also 12.0, and the "nan" of Python for an empty cell. */
export const isChangedNumber = (cell: string): boolean =>
  isChangedName(cell) || changedNumber.some((pattern) => pattern.test(cell));
