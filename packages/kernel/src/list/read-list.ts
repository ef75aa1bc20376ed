import { readCount } from '../read-count.ts';
import { type Columns, columnsOf, mayBeCount } from './heads.ts';
import { type Cell, recordsOf, type TextRecord } from './records.ts';
import { type Doubt, hasDigit, numberIn, readWords, type Words, withoutBullet } from './words.ts';

/**
 * Why a row has no quantity although one is written: it is no count of pieces ("2.5", "2 boxes", "TBC"); the digits may be
 * something else, such as the number of the line; or the head of the list does not say which column is the quantity.
 */
export type UnreadReason = Doubt | 'Column';

export interface ListRow {
  /** The number of the part as written, without the words around it. */
  readonly partNo: string;
  /** Pieces, also more than an order may have; 0: none is written, and one is meant. */
  readonly quantity: number;
  /** The written quantity that cannot be read. Then `quantity` is 0, and nothing may be ordered. */
  readonly unread?: string;
  readonly reason?: UnreadReason;
  /** The number of the row's first line in the text, from 1. */
  readonly line: number;
}

export interface ReadList {
  readonly rows: readonly ListRow[];
  /** Lines without a part, such as greetings. The head, blank lines and rules are not counted. */
  readonly ignored: number;
}

/** A row whose leading count may still be the number of the line. */
interface Reading extends Omit<Words, 'doubt'> {
  readonly doubt?: UnreadReason;
  readonly line: number;
  /** A bare count before the part number, in a row that also has a quantity. */
  readonly lead?: string;
}

/** Lines of a mail that have digits and no part: its head, the signature, a line above a quoted mail. */
const ofMail =
  /^[>\s]*(?:(?:from|sent|date|to|b?cc|subject)\s*:|(?:ph|phone|tel|telephone|mob|mobile|fax|abn|acn|nzbn)[.:]*\s*[+(\d]|\+\d)|\w@[a-z]|https?:|\bwrote:$/i;

/** The first line of files that spreadsheets write. */
const namesSeparator = /^sep=.?$/i;

const money = /^(?:@\s*)?(?:A|NZ|US)?[$€£¥]/i;
const decimal = /^-?\d+[.,]\d{2}$/;
const isDecimal = (cell: string): boolean => decimal.test(cell) && readCount(cell) === undefined;
/** "2.5", "-4", "0", "1/2", "2 boxes", "TBC": written for a quantity and no count of pieces. */
const noCount =
  /^[-+~±<>≈]?\d{1,4}(?:[.,'/⁄^-]\d{1,4})*\+?$|^(?:\d[\d.,]*|a|half|two|three|few)?\s*(?:of\s+)?(?:a\s+)?(?:box(?:es)?|cartons?|ctns?|packs?|pkts?|packets?|sets?|pairs?|pallets?|cases?|rolls?|dozen|doz)\.?$|^(?:\?+|tb[acd]|n\/?a|#n\/a|nil|none|as req(?:uired|'?d)?\.?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|several|some|half)$/i;
const isUnreadable = (cell: string): boolean => noCount.test(cell) && readCount(cell) === undefined && !isDecimal(cell);
/** A count with a word or sign that says so, as "12 pcs". */
const isMarked = (cell: string): boolean => !/^[\d.,']+$/.test(cell) && readCount(cell) !== undefined;
/** Five digits and more are the number of a part, and zeros at the start as well. */
const isCount = (cell: string): boolean => readCount(cell) !== undefined && !/^0|^\d{5,}$/.test(cell);

const numberShape = /^(?=[A-Z\d./-]*\d)[A-Z\d][A-Z\d./-]{2,}$/i;
const groupShape = /^(?:[A-Z]{1,3} )?[A-Z\d]*\d[A-Z\d./-]*(?: [A-Z\d./-]{1,10})*$/i;
const measure = /^\d+(?:[.,]\d+)?\s*(?:mm|cm|m|v|w|a|ah|l|lt|ltr|kg|g|ml|inch|in|")$|^\d+(?:\.\d+)?\s*x\s*[\d.]+/i;

/** How much a cell looks like the number of a part: 3 "FO1003", 2 "F 026 400 219", 1 a text with a digit, 0 no digit. */
const numberScore = (cell: string): number => {
  if (!hasDigit(cell)) return 0;
  if (measure.test(cell)) return 1;
  if (numberShape.test(cell)) return /[a-z]/i.test(cell) || cell.length >= 5 ? 3 : 1;
  return groupShape.test(cell) && !/\p{L}{4}/u.test(cell) ? 2 : 1;
};

const distinct = (cells: readonly string[]): string[] => [...new Set(cells.map((cell) => cell.trim()))];

/** The place of the second of the cells that an unquoted "1,000" falls into; -1 if there are none. */
const splitThousands = (cells: readonly Cell[], part: number): number =>
  cells.findIndex(
    ({ text, edge }, index) =>
      index > 0 &&
      index !== part &&
      index - 1 !== part &&
      edge === 'Tight' &&
      cells[index - 1]?.edge === 'Tight' &&
      /^\d{3}$/.test(text) &&
      /^\d{1,3}$/.test(cells[index - 1]?.text ?? ''),
  );

const doubtful = (partNo: string, written: string, doubt: UnreadReason): Omit<Reading, 'line'> => ({
  partNo,
  written,
  doubt,
});

const counted = (partNo: string, written: string): Omit<Reading, 'line'> =>
  readCount(written) === undefined ? doubtful(partNo, written, 'NotACount') : { partNo, written };

/** A row of cells without a head. */
const readCells = ({ cells, separator }: TextRecord): Omit<Reading, 'line'> => {
  const texts = cells.map(({ text }) => withoutBullet(text));
  const digits = texts.flatMap((text, index) => (hasDigit(text) ? [index] : []));
  const vague = texts.find((text) => !hasDigit(text) && isUnreadable(text));
  const [only = 0] = digits;
  if (digits.length === 1) {
    const says = readWords(texts[only] ?? '');
    return says.written === '' && vague !== undefined ? doubtful(says.partNo, vague, 'NotACount') : says;
  }
  const isOther = (text: string) => isCount(text) || isUnreadable(text) || isDecimal(text) || money.test(text);
  const named = digits.filter((index) => !isOther(texts[index] ?? ''));
  const scoreOf = (index: number) => numberScore(texts[index] ?? '');
  const best = Math.max(...named.map(scoreOf));
  const lengthOf = (index: number) => (/^\d+$/.test(texts[index] ?? '') ? (texts[index] ?? '').length : 0);
  const longest = Math.max(...digits.map(lengthOf));
  const part =
    named.find((index) => scoreOf(index) === best) ?? digits.find((index) => lengthOf(index) === longest) ?? only;
  const own = texts[part] ?? '';
  // A description with the number in it, or a number with its quantity: "FO1003 x 2".
  const inside = scoreOf(part) === 1 || /\s[x×*]|[x×*]\s|qty|pcs|\(/i.test(own) ? readWords(own) : undefined;
  const partNo = inside?.partNo ?? numberIn(own);
  const within = inside && !inside.isLeading && scoreOf(part) > 1 ? [inside.written].filter(Boolean) : [];

  const rest = texts.map((text, index) => ({ text, index })).filter(({ index }) => index !== part);
  const unreadable = rest.filter(({ text }) => isUnreadable(text)).map(({ text }) => text);
  const countCells = rest.filter(({ text }) => isCount(text));
  const marked = countCells.filter(({ text }) => isMarked(text)).map(({ text }) => text);
  const bare = countCells.filter(({ text }) => !isMarked(text));
  const [before, after] = [
    distinct(bare.filter(({ index }) => index < part).map(({ text }) => text)),
    distinct(bare.filter(({ index }) => index > part).map(({ text }) => text)),
  ];
  const sure = distinct([...marked, ...within]);
  const [first = ''] = sure;
  const [lead = ''] = before;
  const leading = before.length === 1 ? { lead } : {};
  const split = separator === ',' ? splitThousands(cells, part) : -1;
  if (split > 0) {
    const written = `${texts[split - 1] ?? ''},${texts[split] ?? ''}`;
    return { ...doubtful(partNo, written, 'Unclear'), ...(split > part ? leading : {}) };
  }
  if (unreadable.length > 0) {
    const isAlone = sure.length === 0 && after.length === 0;
    const written = [...unreadable, ...sure, ...after].join(', ');
    return { ...doubtful(partNo, written, isAlone && unreadable.length === 1 ? 'NotACount' : 'Unclear'), ...leading };
  }
  if (sure.length === 1) return { ...counted(partNo, first), ...leading };
  const several = sure.length > 1 ? sure : after.length > 1 || before.length > 1 ? [...before, ...after] : [];
  if (several.length > 0) return { ...doubtful(partNo, several.join(', '), 'Unclear'), ...leading };
  const [behind = ''] = after;
  if (lead && behind) return { ...counted(partNo, behind), lead };
  // A short number without letters may itself be a count: "12;345".
  if (behind || lead) {
    const written = behind || lead;
    if (/^\d{1,3}$/.test(partNo)) return doubtful(partNo, written, 'Unclear');
    return behind ? counted(partNo, behind) : { ...counted(partNo, lead), isLeading: true };
  }
  const plain = rest.find(({ text }) => isDecimal(text));
  return plain ? doubtful(partNo, plain.text, 'Unclear') : { partNo, written: '' };
};

const withoutColumns = (record: TextRecord, columns: readonly number[]): TextRecord => ({
  ...record,
  cells: record.cells.filter((_, index) => !columns.includes(index)),
});

/** A row below a head. */
const readColumns = (record: TextRecord, columns: Columns): Omit<Reading, 'line'> => {
  const texts = record.cells.map(({ text }) => text);
  const named = columns.numbers.map((index) => texts[index] ?? '').find(hasDigit);
  const filled = texts.findLastIndex((text) => text !== '') + 1;
  const isAligned = columns.separator === '  ' ? texts.length === columns.size : filled <= columns.size;
  if (!isAligned) {
    const found = readCells(record);
    const first = columns.quantities[0] ?? columns.size;
    const written = columns.separator === '  ' ? found.written : texts.slice(first, filled).join(record.separator);
    const { partNo } = found;
    return written === '' ? { partNo, written } : doubtful(partNo, written, 'Column');
  }
  // The head names no column of numbers: their shape tells them.
  const shaped = columns.numbers.length > 0 ? undefined : readCells(withoutColumns(record, columns.quantities));
  const partNo = shaped?.partNo ?? named ?? '';
  const written = distinct(columns.quantities.map((index) => texts[index] ?? '').filter(Boolean));
  if (written.length > 1) return doubtful(partNo, written.join(', '), 'Column');
  const [only = ''] = written;
  if (only) return counted(partNo, only);
  if (columns.quantities.length > 0) return { partNo, written: '' };
  const perhaps = columns.unknown
    .map((index) => texts[index] ?? '')
    .find((text) => mayBeCount(text) || isUnreadable(text));
  return perhaps ? doubtful(partNo, perhaps, 'Column') : { partNo, written: '' };
};

const shortestNumber = 4;
const longestNumber = 60;
const word = /(?:^|\s)\p{L}{4,}(?=\s|$)/u;
/** Whether a text may be the number of a part: no word, at least four letters and digits. */
export const looksLikeNumber = (text: string): boolean =>
  text.length <= longestNumber &&
  hasDigit(text) &&
  text.replace(/[^A-Za-z0-9]/g, '').length >= shortestNumber &&
  !word.test(text);

const separatorsOfItems = /\s*[,;](?:\s+|$)|\s+(?:and|&|plus|und|et)\s+/i;
const isBareCount = (piece: string): boolean => /^\d{1,4}$/.test(piece);

/** A piece of a line that is a number and perhaps its quantity, without other words. */
const itemOf = (piece: string): Omit<Reading, 'line'> | undefined => {
  if (!hasDigit(piece) || isBareCount(piece) || isCount(piece) || isUnreadable(piece)) return undefined;
  const says = readWords(piece);
  const rest = piece.replace(says.partNo, ' ').replace(says.written, ' ');
  return looksLikeNumber(says.partNo) && !/\p{L}{4,}|\d/u.test(rest) ? says : undefined;
};

/** The shortest of several numbers in one line. Two shorter ones may be the halves of one number. */
const shortestBeside = 6;

/** The numbers of one line: "FO1003 x 2, FO1008", "FO1003, 2, FO1008, 3"; undefined if it is no list in a line. */
const readItems = (record: TextRecord, isOnly: boolean): Omit<Reading, 'line'>[] | undefined => {
  const { text, separator, cells } = record;
  if (separator === '\t' || separator === '|' || separator === '  ') return undefined;
  // Commas without blanks, or quotation marks: the columns of a file.
  const isProse = cells.every(({ edge }, index) => edge === 'Spaced' || (index === 0 && edge === 'Tight'));
  if (!isProse && (!isOnly || cells.some(({ edge }) => edge === 'Quoted'))) return undefined;
  const pieces = text
    .split(isProse ? separatorsOfItems : /[,;]/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  if (pieces.length < 2 && !isOnly) return undefined;
  if (pieces.length === 1) {
    const tokens = withoutBullet(text).split(/\s+/);
    const areNumbers =
      tokens.length > 1 &&
      tokens.every((token) => looksLikeNumber(token) && token.replace(/[^A-Za-z0-9]/g, '').length >= shortestBeside);
    return areNumbers ? tokens.map((partNo) => ({ partNo, written: '' })) : undefined;
  }
  const items = pieces.map(itemOf);
  const found = items.filter((item) => item !== undefined);
  if (found.length < 2) return undefined;
  if (found.length === pieces.length) return found;
  // Number and quantity in turn.
  const inTurn = pieces.every((piece, index) => (index % 2 === 1 ? isBareCount(piece) : items[index]?.written === ''));
  if (inTurn && pieces.length === 2 * found.length)
    return found.map(({ partNo }, index) => counted(partNo, pieces[2 * index + 1] ?? ''));
  const isListed = isOnly && found.length * 2 > pieces.length && !pieces.some(isBareCount);
  return isListed ? found : undefined;
};

/** The most lines above a head that has digits. */
const titleLines = 5;

const surelyNumbered = 5;

/** 1, 2, 3 … or 10, 20, 30 …; three lines from the middle of a list count as well. */
const isSequenceOf = (leads: readonly number[]): boolean => {
  const [start = 0, second = 0] = leads;
  const step = second - start;
  return (
    leads.length > 1 &&
    (step === 1 || (step === 10 && start % 10 === 0)) &&
    (start === step || leads.length > 2) &&
    leads.every((lead, index) => lead === start + index * step)
  );
};

/** Decides whether leading counts are the numbers of the lines: 1, 2, 3 or 10, 20, 30. */
const withoutLineNumbers = (readings: readonly Reading[]): Reading[] => {
  const leads = readings.flatMap(({ lead, isLeading, written }) => {
    const text = lead ?? (isLeading ? written : undefined);
    return text === undefined ? [] : [Number(text)];
  });
  const isSequence = isSequenceOf(leads);
  const besideOthers = readings.some(({ lead }) => lead !== undefined);
  const isFirstColumn = besideOthers && leads.length === readings.length;
  return readings.map((reading) => {
    const { partNo, line, written, lead, isLeading, doubt } = reading;
    if (lead !== undefined) {
      const isLine = isSequence || /^10?$/.test(lead) || doubt !== undefined || isMarked(written);
      return isLine ? reading : { partNo, line, written: `${lead}, ${written}`, doubt: 'Unclear' };
    }
    if (!isLeading || !(isSequence || isFirstColumn)) return reading;
    if (isSequence && (besideOthers || leads.length >= surelyNumbered)) return { partNo, line, written: '' };
    return written === '1' ? reading : { ...reading, doubt: 'Unclear' };
  });
};

const toRow = ({ partNo, written, doubt, line }: Reading): ListRow => {
  if (written === '') return { partNo, quantity: 0, line };
  const quantity = doubt === undefined ? readCount(written) : undefined;
  return quantity === undefined
    ? { partNo, quantity: 0, unread: written, reason: doubt ?? 'NotACount', line }
    : { partNo, quantity, line };
};

/** The rows of one record; none if it names no part. */
const readRecord = (record: TextRecord, columns: Columns | undefined, isOnly: boolean): Omit<Reading, 'line'>[] => {
  if (columns && columns.separator === record.separator) return [readColumns(record, columns)];
  if (!hasDigit(record.text) || ofMail.test(record.text)) return [];
  const items = readItems(record, isOnly);
  if (items) return items;
  return [record.separator === undefined ? readWords(record.text) : readCells(record)];
};

/**
 * Reads a list of parts from a spreadsheet, a file, a mail or a line: numbers with their quantities. A head may name the
 * columns; otherwise the shape of the cells and words decides. A quantity that is no count of pieces, or that
 * may mean something else, is a problem of its row: never one piece, and never another number. Where nothing is written,
 * `quantity` is 0. Groups of a maker's number stay together: "F 026 400 219".
 */
export const readList = (text: string): ReadList => {
  const records = recordsOf(text);
  const readings: Reading[] = [];
  let columns: Columns | undefined;
  let ignored = 0;
  for (const [index, record] of records.entries()) {
    // Below the first records a line with digits is a row.
    const mayBeHead = index < titleLines || !hasDigit(record.text);
    const head = mayBeHead ? columnsOf(record, index === 0 ? records[1] : undefined) : undefined;
    columns = head ?? columns;
    if (head || namesSeparator.test(record.text)) continue;
    const found = readRecord(record, columns, records.length === 1).filter(({ partNo }) => hasDigit(partNo));
    for (const reading of found) readings.push({ ...reading, line: record.line });
    if (found.length === 0 && /[\p{L}\p{N}]/u.test(record.text)) ignored += 1;
  }
  return { rows: withoutLineNumbers(readings).map(toRow), ignored };
};
