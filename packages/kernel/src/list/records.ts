import { readSigns } from '../typed-text.ts';

/** One row of a text: a line, or several if a quoted cell has line breaks. */
export interface TextRecord {
  /** The number of its first line in the text, from 1. */
  readonly line: number;
  /** The record without quotation marks around cells; line breaks within a cell are blanks. */
  readonly text: string;
  /** The separator of its cells; undefined if it has one cell. */
  readonly separator: '\t' | ';' | '|' | ',' | '  ' | undefined;
  readonly cells: readonly Cell[];
}

export interface Cell {
  readonly text: string;
  /** Whether the text touches the separators, as the pieces of an unquoted "1,000" do, or is quoted. */
  readonly edge: 'Tight' | 'Spaced' | 'Quoted';
}

const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** ①, ⑴ and ⒈ number the lines of a list. NFKC would make quantities of them. */
const circled = /[\u2460-\u249b\u24ea-\u24ff\u2776-\u2793]/g;
/** NFKC would make 2² of 22. */
const raised = /[\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089]/g;
const enumerationComma = /\u3001/g;

/** Signs of the private use area replace separators inside a cell, until the text is split. */
const hidden = { '\n': '\ue000', ',': '\ue001', ';': '\ue002', '|': '\ue003', '\t': '\ue004' } as const;
const quotedMark = '\ue005';
const privateUse = /[\ue000-\ue005]/g;
const shown = new Map<string, string>(Object.entries(hidden).map(([sign, mark]) => [mark, sign]));
const isSign = (sign: string): sign is keyof typeof hidden => sign in hidden;
const hide = (text: string): string => text.replace(/[\n,;|\t]/g, (sign) => (isSign(sign) ? hidden[sign] : sign));
const show = (text: string): string =>
  /[\ue000-\ue005]/.test(text)
    ? text.replace(privateUse, (mark) => (mark === hidden['\n'] ? ' ' : (shown.get(mark) ?? '')))
    : text;

/** A quoted cell. A separator or the end of a line is on each side. */
const quoted = /(^|[\t;|,\n]) *"([^"]*(?:""[^"]*)*)"(?= *(?:[\t;|,\n]|$))/g;
const withoutQuotes = (text: string): string =>
  text.includes('"')
    ? text.replace(quoted, (cell: string, before: string, written: string, at: number) => {
        const content = written.replaceAll('""', '"');
        const end = at + cell.length;
        const isAlone = (before === '' || before === '\n') && /^ *(?:\n|$)/.test(text.slice(end, end + 99));
        // A spreadsheet quotes a single copied cell that has several lines: its lines are the rows.
        return isAlone && content.includes('\n') ? before + content : before + quotedMark + hide(content);
      })
    : text;

const money = /(?:A\$|NZ\$|US\$|[$€£¥])\s?\d[\d,]*(?:\.\d+)?/g;
/** "1,000", but not the cells of "FO1003,1,000" and of "19 653 719,200". */
const thousands = /(?<![\w.,;|])(?<!(?:^|\s)\d{1,4}\s)[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?(?![\w,])/g;
/** "x 2,5", "FO1003 2,5" and "2,5 x FO1003"; not the cells of "19 653 719,2" and "2,0 986 494 090". */
const decimal =
  /(?<=[\sx×*:=(])(?<!(?:^|\s)\d{1,4}\s)\d{1,3},\d{1,2}(?![\w,.])|^\d{1,3},\d{1,2}(?=\s+(?:[x×*]|[A-Z]|\d{5}|\d+-))/gi;

/** A comma within a number separates no cells. */
const withoutCommasOfNumbers = (line: string): string =>
  line.includes(',') && /\d,\d/.test(line)
    ? line.replace(money, hide).replace(thousands, hide).replace(decimal, hide)
    : line;

const separators = ['\t', ';', '|', ','] as const;
const gap = / {2,}/;

const cellOf = (raw: string): Cell => {
  const text = show(raw).trim();
  const isQuoted = raw.trim().startsWith(quotedMark);
  return { text, edge: isQuoted ? 'Quoted' : raw.startsWith(' ') ? 'Spaced' : 'Tight' };
};

const recordOf = (line: string, number: number): TextRecord => {
  const commasKept = withoutCommasOfNumbers(line);
  const found = separators.find((each) => commasKept.includes(each));
  const separator = found ?? (gap.test(commasKept.trim()) ? '  ' : undefined);
  const raw =
    separator === '  ' ? commasKept.trim().split(gap) : separator ? commasKept.split(separator) : [commasKept];
  const cells = raw.map(cellOf);
  const text = separator ? show(commasKept).trim() : (cells[0]?.text ?? '');
  return { line: number, text, separator, cells };
};

const readForeign = (text: string): string =>
  readSigns(
    text
      .replace(circled, (sign) => `${sign.normalize('NFKC').replace(/\D/g, '')}) `)
      .replace(raised, (sign) => `^${sign.normalize('NFKC')}`)
      .replace(enumerationComma, ', '),
  ).replace(privateUse, ' ');

/**
 * The records of a pasted text, a file or a mail. Quoted cells are found first, because they may contain line breaks and
 * separators. Tabs, semicolons, bars, commas and gaps of several blanks separate cells, in this order of preference, for each
 * record on its own. Blank lines give no record.
 */
export const recordsOf = (text: string): TextRecord[] => {
  const inLines = text.replace(lineBreaks, '\n');
  const read = /^[\t\n -~]*$/.test(inLines) ? readSigns(inLines) : readForeign(inLines);
  const records: TextRecord[] = [];
  let number = 1;
  for (const line of withoutQuotes(read).split('\n')) {
    if (line.trim() !== '') records.push(recordOf(line, number));
    number += 1 + (line.match(/\ue000/g)?.length ?? 0);
  }
  return records;
};
