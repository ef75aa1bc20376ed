import { readCount } from '@southline/kernel/read-count';
import { readTyped } from '@southline/kernel/typed-text';
import type { TypedRow } from '../store/pad-slice.ts';
import { quantityOf } from './quantity-of.ts';

export type Pasted = {
  rows: TypedRow[];
  /** Lines without a part: greetings, totals without a number. */
  ignored: number;
};

type Columns = { partNo: number; quantity: number };

const QUANTITY_HEAD =
  /^(?:(?:order(?:ed)?|req(?:uired|'?d)?|req\.|purchase|po|our|total)\s*)?(?:qty|quantity|quantities|q'ty|qnty|pcs|pces|pieces|units?|count|amount|no\.? off|ea|each|数量|menge|anzahl|stück|quantité|qté|cantidad|quantità|aantal|antal)\.?(?:\s*\(?(?:order(?:ed)?|ord|req(?:uired|'?d|\.)?|wanted|needed|pcs|ea|each|units)\.?\)?)?$|^(?:ordered|order|required|req'?d|wanted|needed|to order|no\.? required|how many)\.?$/i;
const NUMBER_HEAD =
  /^(?:(?:part|item|product|stock|catalogue|oe)\s*)?(?:no|nos|number|numbers|num|code|#|id)?\.?$|^sku$|^part$|^item$|[零配]件号|编号|型号/i;

/** "12 x ABC-123", "12 pcs ABC-123" */
const QUANTITY_FIRST =
  /^(\d{1,5})\s*(?:x|×|\*|pcs?\.?|ea\.?|each|off|units?|个|件|只)\s+(?:of\s+)?(.+)$|^(\d{1,5})\s*[×*]\s*(.+)$/i;
/** "ABC-123 x 12", "ABC-123 qty 12", "ABC-123: 12" */
const QUANTITY_LAST =
  /^(.+?)(?:\s*[×*]\s*|\s+x\s*|\s+qty\.?:?\s*|\s*:\s+|\s*=\s*|\s+-\s+)(\d{1,5})\s*(?:pcs?\.?|ea\.?|each|off|units?|个|件|只)?$/i;
/**
 * Quantities within a line: "(2)", "[x2]", "(qty 2)"; "qty 2", "quantity: 2"; "pcs 2" at the end; "2 pcs", "2 of"; "x2" after a
 * word. "84 x 62" is a size.
 */
const STATED = [
  /[([]\s*(?:qty\.?:?\s*|quantity:?\s*|[x×*]\s*)?(\d{1,3})\s*(?:x|×|pcs?\.?|ea\.?|each|off|units?|pieces?)?\s*[)\]]/i,
  /(?<!\w)(?:qty|quantity)[.:]*\s*(\d{1,5})(?!\w)/i,
  /(?<!\w)(?:pcs?|pieces|units?)[.:]*\s*(\d{1,3})$/i,
  /(?<![\w.,$-])(\d{1,3})\s*(?:pcs?|ea|each|off|of|units?|pieces?|个|件|只)(?!\w)\.?/i,
  /(?<=\s)(?<!(?:^|\s)[\d.]+\s*)[x×]\s?(\d{1,3})(?![\w.]|\s*(?:mm|cm|x|×)(?!\w))/i,
];
/** "$18.95", "@ $1,018.95 ea" */
const CURRENCY = /(?:@\s*)?[$€£]\s*\d[\d,]*(?:\.\d+)?(?:\s*(?:ea\.?|each)(?!\w))?/gi;
/** "18.95", "18,95", but not "12.00", which may be a quantity. */
const PLAIN_PRICE = /(?<![\w.,-])\d+[.,](?!00)\d{2}(?![\w.,-])/g;
/** Lines of a mail that have digits and no part: its head, the signature, a line above a quoted mail. */
const OF_MAIL =
  /^[>\s]*(?:(?:from|sent|date|to|b?cc|subject)\s*:|(?:ph|phone|tel|telephone|mob|mobile|fax|abn|acn|nzbn)[.:]*\s*[+(\d]|\+\d)|\w@[a-z]|https?:|\bwrote:$/i;
/** Bullets and quotes before a row in mails: "- ", "• ", "3. ", "3) ", "> " */
const BULLET = /^(?:[>\s]*(?:[-–•*·]|\d{1,3}[.)])\s+|[>\s]+)/;

const hasDigit = (text: string): boolean => /\d/.test(text);

/** "2 dozen", "2 boxes" in a line. Only dozens say how many pieces they are. */
const PACKED =
  /(?<![\w.,$-])(\d{1,4})\s*(?:(dozen|doz|dz)|box(?:es)?|cartons?|ctns?|packs?|pkts?|packets?|sets?|pairs?|pallets?|cases?)(?!\w)\.?/i;
/** "ABC-123 x 2.5", "ABC-123 qty 0": a quantity that may not be readable. */
const MARKED = /^(.+?)(?:\s*[×*]\s*|\s+x\s*|\s+qty\.?:?\s*)([-+]?\d\S*)$/i;

const counted = (partNo: string, written: string): TypedRow => ({ partNo, ...quantityOf(written) });

/** "1,000" in a line as 1000, so that the comma separates no cells. */
const THOUSANDS = /(?<![\w.,;|$€£-])\d{1,3}(?:,\d{3})+(?![\w.,])/g;
const withoutGroups = (line: string): string => line.replace(THOUSANDS, (count) => count.replaceAll(',', ''));

/** A quoted cell with line breaks, as spreadsheets write it: a separator stands before or after it. */
const QUOTED_LINES = /([\t;|,])"(?![\t;|,])((?:[^"]|"")*)"(?=[\t;|,\r\n]|$)/g;
const inOneLine = (text: string): string => text.replace(QUOTED_LINES, (cell: string) => cell.replace(/[\r\n]+/g, ' '));

/** Fields of a line; a quoted field may contain the separator. */
const split = (line: string, separator: string): string[] => {
  const field = new RegExp(`[${separator}](?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g');
  return [...`${separator}${line}`.matchAll(field)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );
};

const separatorOf = (line: string): string | undefined => ['\t', ';', '|', ','].find((each) => line.includes(each));

/** The letters of a number in small letters: "fo 1005" anywhere, "sl f100" at the start. */
const startsNumber = (tokens: readonly string[], index: number): boolean =>
  /^(?!an?$|of$|for$|and$|the$|to$|no$|nr$)[a-z]{1,3}$/.test(tokens[index] ?? '') &&
  (index === 0 ? hasDigit(tokens[1] ?? '') : /^\d{3,}$/.test(tokens[index + 1] ?? ''));

/** A number within a sentence: "oil filter FO1003", "SL F100 (see mail)". */
const numberIn = (text: string): string => {
  const tokens = text
    .replace(/[()[\]"']/g, ' ')
    .trim()
    .split(/\s+/);
  const last = tokens.findLastIndex(hasDigit);
  const named = tokens.slice(0, last + 1);
  // A short word in capitals may belong to a number: "SL F100", "GM 19653719".
  const first = named.findIndex(
    (token, index) => hasDigit(token) || (index < last && (/^[A-Z]{1,3}$/.test(token) || startsNumber(named, index))),
  );
  const numbers = named.slice(Math.max(0, first));
  // If words stand between two numbers, the first number is the part number.
  const end = numbers.findIndex((token, index) => index > 0 && !hasDigit(token) && !/^[A-Z]{1,3}$/.test(token));
  return (end < 0 ? numbers : numbers.slice(0, end)).join(' ').replace(/[,;:.]+$/, '');
};

const digitsAlone = (text: string): boolean => /^\d+$/.test(text);

/** A row without separators: its first or last word may be a quantity. */
const rowOfWords = (text: string): TypedRow => {
  const line = text.replace(BULLET, '').replace(CURRENCY, '').replace(PLAIN_PRICE, '').trim();
  const [, before, rest, beforeSign, restOfSign] = QUANTITY_FIRST.exec(line) ?? [];
  const led = before ?? beforeSign;
  if (led) return { partNo: numberIn(rest ?? restOfSign ?? ''), quantity: Number(led) };
  const [, named, after] = QUANTITY_LAST.exec(line) ?? [];
  if (named && after && hasDigit(named)) return counted(numberIn(named), after);
  const [, marked, written] = MARKED.exec(line) ?? [];
  if (marked && written && hasDigit(marked) && readCount(written) === undefined)
    return counted(numberIn(marked), written);
  const packed = PACKED.exec(line);
  const beside = packed && line.replace(packed[0], ' ');
  if (packed && beside && hasDigit(beside)) return counted(numberIn(beside), packed[0]);
  for (const pattern of STATED) {
    const stated = pattern.exec(line);
    const others = stated && line.replace(stated[0], ' ');
    if (others && hasDigit(others)) return { partNo: numberIn(others), quantity: Number(stated[1]) };
  }
  const tokens = line.split(/\s+/);
  const [first = '', second = '', ...more] = tokens;
  const last = tokens.at(-1) ?? '';
  // "19 653 719" is one part number. "2 19653719" is a quantity and a part number.
  if (tokens.every(digitsAlone)) {
    if (more.length > 0 || !second) return { partNo: line, quantity: 0 };
    if (first.length <= 3 && second.length >= 5) return { partNo: second, quantity: Number(first) };
    if (second.length <= 3 && first.length >= 5) return { partNo: first, quantity: Number(second) };
    return { partNo: line, quantity: 0 };
  }
  const [start, end] = [tokens.slice(1).join(' '), tokens.slice(0, -1).join(' ')];
  if (/^\d{1,3}$/.test(first) && /\d/.test(start) && /[a-z]/i.test(start))
    return { partNo: numberIn(start), quantity: Number(first) };
  // "F 026 400 219", "LF 3000 200": makers print numbers in groups, and the last group is no quantity.
  const group = tokens.at(-2) ?? '';
  if (/^\d{1,4}$/.test(group) || /^[A-Z]{1,3}$/.test(group)) return { partNo: numberIn(line), quantity: 0 };
  if (/^\d{1,3}$/.test(last) && hasDigit(end)) return { partNo: numberIn(end), quantity: Number(last) };
  return { partNo: numberIn(line), quantity: 0 };
};

/** A row of cells in unknown order. The quantity is the short whole number; the part is the remaining cell with a digit. */
const rowOfCells = (cells: string[]): TypedRow => {
  const filled = cells.filter((cell) => cell !== '');
  const isCount = (cell: string) => readCount(cell) !== undefined;
  const counts = filled.filter(isCount);
  const [named, ...others] = filled.filter((cell) => hasDigit(cell) && readCount(cell) === undefined && !isMoney(cell));
  if (named !== undefined) {
    const described = others.length > 0 && /\s/.test(named) && !/\s/.test(others[0] ?? '') ? others[0] : named;
    // If there is a count on each side of the part, the first one is the line's number.
    const quantity = filled.slice(filled.indexOf(named)).find(isCount) ?? counts[0];
    return { partNo: numberIn(described ?? named), quantity: readCount(quantity ?? '') ?? 0 };
  }
  // Numbers on both sides: the longer one is the part; of equal length the first one.
  const [first = '', ...rest] = counts;
  const longest = counts.reduce((best, cell) => (cell.length > best.length ? cell : best), first);
  const quantity = longest === first ? rest[0] : first;
  return { partNo: longest, quantity: readCount(quantity ?? '') ?? 0 };
};

const isMoney = (cell: string): boolean => /^\$|^-?\d+[.,]\d{2}$/.test(cell);

/** The columns that a header names; undefined if the line is no header. */
const columnsIn = (line: string): Columns | undefined => {
  const separator = separatorOf(line);
  if (!separator || hasDigit(line)) return undefined;
  const cells = split(line, separator);
  const quantity = cells.findIndex((cell) => QUANTITY_HEAD.test(cell));
  const partNo = cells.findIndex((cell) => cell !== '' && NUMBER_HEAD.test(cell));
  return partNo < 0 ? undefined : { partNo, quantity };
};

const rowOf = (line: string, columns: Columns | undefined): TypedRow => {
  const separator = separatorOf(line.replace(CURRENCY, ''));
  if (!separator) return rowOfWords(line);
  const cells = split(line, separator);
  const named = columns && cells[columns.partNo];
  if (named) return counted(named, cells[columns.quantity] ?? '');
  const filled = cells.filter((cell) => cell !== '');
  const [only = ''] = filled;
  // "12 x ABC-123, please"
  if (filled.filter(hasDigit).length <= 1) return rowOfWords(filled.find(hasDigit) ?? only);
  return rowOfCells(cells.map((cell) => cell.replace(BULLET, '')));
};

/** Without invisible signs and control characters. Tabs at the ends are empty cells. */
const readLine = (line: string): string => line.split('\t').map(readTyped).join('\t');

/** Rows of a list from a spreadsheet, a file or a mail. Lines without a part are skipped; a header may name the columns. */
export const pastedRows = (text: string): Pasted => {
  const lines = inOneLine(
    text
      .split(/\r\n|[\r\n]/)
      .map(readLine)
      .join('\n'),
  )
    .split(/\r\n|\r|\n/)
    .map((line) => withoutGroups(line.replace(/^ +| +$/g, '')))
    .filter((line) => line.trim() !== '');
  const columns = columnsIn(lines[0] ?? '');
  const listed = columns ? lines.slice(1) : lines;
  const rows = listed.filter((line) => hasDigit(line) && !OF_MAIL.test(line)).map((line) => rowOf(line, columns));
  const named = rows.filter(({ partNo }) => hasDigit(partNo));
  return { rows: named, ignored: listed.length - named.length };
};
