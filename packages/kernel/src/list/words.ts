import { readCount } from '../read-count.ts';

/** Why a written quantity is none: it is no count of pieces, or the digits may be something else. */
export type Doubt = 'NotACount' | 'Unclear';

/** The part number and the quantity of a line without cells. */
export interface Words {
  readonly partNo: string;
  /** The text of the quantity; empty if none is written. */
  readonly written: string;
  /** A bare count before the number, which may be the number of the line. */
  readonly isLeading?: boolean;
  readonly doubt?: Doubt;
}

export const hasDigit = (text: string): boolean => /\d/.test(text);
const digitsAlone = (text: string): boolean => /^\d+$/.test(text);

/** Bullets, quotes and numbers of lines in mails: "- ", "• ", "3. ", "3) ", "(3) ", "> ". */
const bullet = /^(?:[>\s]*(?:[-–•*·▪●◦‣]|\(?\d{1,3}[.)])\s+|[>\s]+)/;
export const withoutBullet = (text: string): string => text.replace(bullet, '');

/** "$18.95", "@ $1,018.95 ea", "@ 18.95". */
const currency =
  /(?:@\s*(?:[A-Z]{0,2}[$€£¥]\s*)?|(?:A|NZ|US)?[$€£¥]\s*)\d[\d,]*(?:\.\d+)?(?:\s*(?:ea\.?|each)(?!\w))?/gi;
/** "84 x 62 mm", "600 mm", "12 V": sizes in a description. */
const size = /(?<![\w.,-])\d+(?:\.\d+)?(?:\s*x\s*\d+(?:\.\d+)?)*\s*(?:mm|cm|inch|volts?|v|watts?|w)(?![\w-])/gi;
/** "18.95", "18,95": a price where something else is the quantity. "12.00" may be a quantity. */
const price = /(?<![\w.,$-])\d+[.,](?!00)\d{2}(?![\w.,-])/g;

const piece = 'x|×|pcs?\\.?|pces?\\.?|pieces?|ea\\.?|each|off|units?|stk\\.?|stück|个|件|只|個|本';
/** Digits with anything that may stand in a quantity, readable or not: "12", "1,000", "2.5", "1/2", "4-6", "~10". */
const amount = "[-+~±<>≈]?\\d+(?:[.,'/⁄^-]\\d+)*(?:\\+(?!\\w))?";
const few =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|couple|pair|few|several|some|half|tbc|tba|tbd|\\?+';

const compiled = (pattern: string): RegExp => new RegExp(pattern, 'i');
/** "12 x ABC-123", "12 pcs ABC-123", "12*ABC-123". */
const first = compiled(`^(${amount})\\s*(?:(?:${piece}|[×*])\\s+(?:of\\s+)?|of\\s+|[×*])(.+)$`);
/** "ABC-123 x 12", "ABC-123 qty 12", "ABC-123: 12". */
const last = compiled(
  `^(.+?)(?:\\s*[×*]\\s*|\\s+x\\s*|\\s+(?:qty|quantity)[.:]*\\s*|\\s*:\\s*|\\s*=\\s*|\\s+-\\s+)(${amount})\\s*(?:${piece})?$`,
);
/** "2 dozen", "half a dozen", "2 boxes". Only dozens say how many pieces they are. */
const packed = compiled(
  `(?<![\\w.,$-])(?:(?:(?!\\d{5})${amount}|half|a|${few})\\s+(?:a\\s+)?)?(?:dozen|doz|dz)(?!\\w)\\.?|(?<![\\w.,$-])(?:(?!\\d{5})${amount}|a|half|${few})\\s*(?:of\\s+)?(?:a\\s+)?(?:box(?:es)?|cartons?|ctns?|packs?|pkts?|packets?|sets?|pairs?|pallets?|cases?|crates?|drums?|rolls?|kits?)(?!\\w)\\.?`,
);
/** Words of packs, which are searched for before the long pattern is tried. */
const packWords = /d(?:o)?z|box|cartons?|ctn|pack|pkt|sets?|pair|pallet|cases?|crate|drum|roll|kit/i;
/**
 * Quantities within a line: "(2)", "[x2]", "(qty 2)"; "qty 2"; "pcs 2" at the end; "2 pcs", "2 of"; "x2" after a word. Each with
 * a sign or word that the line must have.
 */
const stated = [
  {
    hint: /[([]/,
    pattern: compiled(
      `[([]\\s*(?:qty[.:]*\\s*|quantity:?\\s*|[x×*]\\s*)?(${amount}|${few})\\s*(?:${piece})?\\s*[)\\]]`,
    ),
  },
  { hint: /q(?:ty|ua)/i, pattern: compiled(`(?<!\\w)(?:qty|quantity)[.:]*\\s*(${amount}|${few})(?!\\w)`) },
  { hint: /pc|piece|unit/i, pattern: compiled(`(?<!\\w)(?:pcs?|pieces|units?)[.:]*\\s*(${amount})$`) },
  {
    hint: /pc|ea|of|unit|piece|st|[个件只個本]/i,
    pattern: compiled(
      `(?<![\\w.,$/-])(${amount}|${few})\\s*(?:pcs?|pces?|ea|each|off|of|units?|pieces?|stk|stück|个|件|只|個|本)(?!\\w)\\.?`,
    ),
  },
  // "84 x 62" is a size.
  {
    hint: /[x×]\s?[-+~\d]/i,
    pattern: compiled(`(?<=\\s)(?<!(?:^|\\s)[\\d.]+\\s*)[x×]\\s?(${amount})(?![\\w.]|\\s*(?:mm|cm|x|×)(?!\\w))`),
  },
];
const fewWords = compiled(`(?:^|[\\s,:x-])(?:${few})(?:\\s|$)`);
/** "two x FO1003", "two FO1003", "FO1003 two". */
const inWords = [compiled(`^(${few})\\s+(?:x\\s+)?(.*\\d.*)$`), compiled(`^(.*\\d.*)[\\s,:x-]+(${few})$`)];

/** "84 mm", "12V", "5 L": measures are no pieces, and no numbers of parts. */
const measure =
  /^\d+(?:[.,]\d+)?(?:mm|cm|m|in|inch|"|v|w|a|ah|kw|l|lt|ltr|litres?|ml|kg|g)$|^\d+(?:\.\d+)?x\d+(?:\.\d+)?$|^m\d+x[\d.]+$/i;
/** By these a buyer may mean an amount: "5 L". */
const unit = /^(?:m|l|lt|ltrs?|litres?|liters?|ml|kg|g|amps?|ah)[.,]?$/i;

/** The letters of a number in small letters: "fo 1005" anywhere, "sl f100" at the start. */
const startsNumber = (tokens: readonly string[], index: number): boolean =>
  /^(?!an?$|of$|for$|and$|the$|to$|no$|nr$|x$|ea$|pcs?$|qty$|off$)[a-z]{1,3}$/.test(tokens[index] ?? '') &&
  (index === 0 ? hasDigit(tokens[1] ?? '') : /^\d{3,}$/.test(tokens[index + 1] ?? ''));

const capitals = (token: string): boolean => /^(?!X$|EA$|PCS?$|QTY$|OFF$)[A-Z]{1,3}$/.test(token);

/** The letters after the last group of a number: "1K0 698 151 F". */
const isSuffix = (run: readonly string[], token: string): boolean =>
  /^[a-z]{1,2}$/i.test(token) && run.length > 1 && digitsAlone(run.at(-1) ?? '');

/** The runs of tokens that may be a number: "SL F100", "F 026 400 219"; words and measures stand between them. */
const runsOf = (tokens: readonly string[]): string[][] => {
  const runs: string[][] = [];
  let run: string[] = [];
  const end = () => {
    if (run.some(hasDigit)) runs.push(run);
    run = [];
  };
  for (const [index, token] of tokens.entries()) {
    const isNumber = hasDigit(token) && !measure.test(token);
    if (isNumber && !(digitsAlone(token) && unit.test(tokens[index + 1] ?? ''))) run.push(token);
    else if (capitals(token)) run.push(token);
    else if (run.length === 0 && startsNumber(tokens, index)) run.push(token);
    else if (index === tokens.length - 1 && isSuffix(run, token)) run.push(token);
    else end();
  }
  end();
  return runs;
};

const shortestNumber = 4;
const bareLength = (text: string): number => text.replace(/[^A-Za-z0-9]/g, '').length;

/** The number within a sentence: "oil filter FO1003", "SL F100 (see mail)"; empty if no word has a digit. */
export const numberIn = (text: string): string => {
  const tokens = text
    .replace(/[()[\]"']|[,;:.]+(?=\s|$)/g, ' ')
    .trim()
    .split(/\s+/);
  const runs = runsOf(tokens);
  const run =
    runs.find((each) => bareLength(each.join('')) >= shortestNumber) ?? runs[0] ?? tokens.filter(hasDigit).slice(0, 1);
  // Capitals after the last digit are words: "FO1003 OR SIMILAR" has "OR".
  const end = run.findLastIndex(hasDigit) + 1;
  const [suffix = '', ...words] = run.slice(end);
  const belongs = words.length === 0 && (run.length === tokens.length || isSuffix(run.slice(0, end), suffix));
  const kept = belongs ? run : run.slice(0, end);
  return kept.join(' ').replace(/^[,;:.]+|[,;:.]+$/g, '');
};

const of = (text: string, written: string): Words => {
  const partNo = numberIn(text);
  return readCount(written) === undefined ? { partNo, written, doubt: 'NotACount' } : { partNo, written };
};

const unclear = (text: string, written: string): Words => ({ partNo: numberIn(text), written, doubt: 'Unclear' });

/** A quantity with a word or sign that says so. */
const marked = (line: string): Words | undefined => {
  const [, before = '', rest = ''] = first.exec(line) ?? [];
  // "19653719 x 2"
  const isCountBehind = !/[a-z]/i.test(rest) || /^\S{1,6}\s+(?:dozen|doz|dz|box|set|pair)/i.test(rest);
  const isLast = bareLength(before) > 3 && isCountBehind && (rest.match(/\d/g)?.length ?? 0) < bareLength(before);
  // "2 x 12 FO1003" may be 24 pieces.
  if (before && /^[1-9]\d{0,2}\s+(?=\S*\d)(?:\S*[a-z]|\d{5})/i.test(rest))
    return unclear(rest.replace(/^\d+\s+/, ''), line.slice(0, line.length - rest.length).trim());
  if (before && hasDigit(rest) && !isLast) return of(rest, before);
  const [pack] = packWords.test(line) ? (packed.exec(line) ?? []) : [];
  if (pack && hasDigit(line.replace(pack, ' '))) return of(line.replace(pack, ' '), pack);
  const [, named = '', after = ''] = /[x×*:=-]|q(?:ty|ua)/i.test(line) ? (last.exec(line) ?? []) : [];
  if (named && hasDigit(named)) {
    const [, other = ''] = /(?:^|\s)([\d.]+)$/.exec(named) ?? [];
    const isSize = /[x×*]\s*[\d.]+$/i.test(line) && other !== '' && other !== named.trim();
    // "FO1003 filter 84 x 62": a size or 62 pieces. "BT 4 x 2" has one number.
    if (isSize && runsOf(named.split(/\s+/)).length > 1) return unclear(named, after);
    // "1234 - 567" may be one number.
    if (/-\s+\S+$/.test(line) && /^[\d\s]+$/.test(named)) return unclear(named, after);
    return of(named, after);
  }
  for (const { hint, pattern } of stated) {
    if (!hint.test(line)) continue;
    const [whole = '', count = ''] = pattern.exec(line) ?? [];
    const others = line.replace(whole, ' ');
    if (whole && hasDigit(others)) return of(others, count);
  }
  if (!fewWords.test(line)) return undefined;
  const [, word = '', behind = ''] = inWords[0]?.exec(line) ?? [];
  if (word) return of(behind, word);
  const [, front = '', words = ''] = inWords[1]?.exec(line) ?? [];
  return words ? of(front, words) : undefined;
};

const whole = new RegExp(`^${amount}$`);
/** Digits that are no count, and no number of a part: "2.5", "1/2", "4-6", "~10", "-2". */
const isAmount = (token: string): boolean =>
  whole.test(token) && !digitsAlone(token) && /^\D?\d{1,4}(?:\D+\d{1,4})*\+?$/.test(token) && token.length < 10;

/** A line whose first or last word may be a quantity without a sign. */
const bare = (line: string): Words => {
  const tokens = line.split(/\s+/);
  const [head = '', ...rest] = tokens;
  const tail = tokens.at(-1) ?? '';
  const after = rest.join(' ');
  const before = tokens.slice(0, -1).join(' ');
  const none = () => ({ partNo: numberIn(line), written: '' });
  if (tokens.length === 1) return none();
  if (tokens.every(digitsAlone)) {
    // "19 653 719" is one number, "2 19653719" a quantity and a number.
    const [second = ''] = rest;
    if (rest.length === 1 && head.length <= 3 && second.length >= 5)
      return { partNo: second, written: head, isLeading: true };
    if (rest.length === 1 && second.length <= 3 && head.length >= 5) return { partNo: head, written: second };
    if (tail.length < 3 && (tokens.at(-2) ?? '').length !== tail.length)
      return { partNo: before, written: tail, doubt: 'Unclear' };
    return { partNo: line, written: '' };
  }
  const isNumberBehind = hasDigit(after) && (/[a-z]/i.test(after) || bareLength(after) >= shortestNumber);
  const mayLead = isNumberBehind && (isAmount(head) || /^[1-9]\d{0,3}$/.test(head));
  if (mayLead && unit.test(rest[0] ?? '')) return unclear(rest.slice(1).join(' '), `${head} ${rest[0] ?? ''}`);
  // "4 986 494 AB" may be one number.
  if (mayLead && (isAmount(head) || head.length > 3 || /^\d{1,4}$/.test(rest[0] ?? ''))) return unclear(after, head);
  const previous = tokens.at(-2) ?? '';
  const isTail = digitsAlone(tail) && hasDigit(before);
  if (mayLead) {
    const behind = bare(after);
    // "10 FO1003 2": the number of the line and the quantity, or a quantity and a piece of the number.
    if (behind.written !== '' && !behind.isLeading)
      return { ...behind, doubt: 'Unclear', written: `${head}, ${behind.written}` };
    return { partNo: behind.partNo, written: head, isLeading: true };
  }
  if (isAmount(tail) && hasDigit(before)) return unclear(before, tail);
  if (!isTail) return none();
  // Makers print numbers in groups: "F 026 400 219", "LF 3000 200", "A 000 090 37 51".
  if (digitsAlone(previous) && previous.length <= 4)
    return tail.length >= 3 || tail.length === previous.length ? none() : unclear(before, tail);
  if (tokens.length === 2) {
    if (!hasDigit(previous)) return none();
    return tail.length < 3 && !tail.startsWith('0')
      ? { partNo: numberIn(before), written: tail }
      : unclear(before, tail);
  }
  // "SL F100 2"; "FO1003 GM 2" and "FO1003 wiper 600" may mean something else.
  const isNumber = hasDigit(previous) && tail.length < 3 && !tail.startsWith('0');
  const isShort = tail.length === 1 && tail !== '0' && /^[a-z-]{4,}$/i.test(previous);
  return isNumber || isShort ? { partNo: numberIn(before), written: tail } : unclear(before, tail);
};

const hasSize = /\d\s?(?:mm|cm|inch|v|w)/i;
const withoutSizes = (line: string): string => {
  if (!hasSize.test(line)) return line;
  const rest = line.replace(size, ' ').replace(/\s+/g, ' ').trim();
  return hasDigit(rest) ? rest : line;
};

const oneBlank = (text: string): string => (/\s\s|^\s|\s$/.test(text) ? text.replace(/\s+/g, ' ').trim() : text);

/** Reads a line without cells. */
export const readWords = (text: string): Words => {
  const own = withoutBullet(text);
  const priced = withoutSizes(oneBlank(/[@$€£¥]/.test(own) ? own.replace(currency, ' ') : own));
  const line = /\d[.,]\d\d/.test(priced) ? oneBlank(priced.replace(price, ' ')) : priced;
  const says = marked(priced) ?? (line === priced ? undefined : marked(line)) ?? bare(line);
  if (says.written !== '' || line === priced) return says;
  // Only a decimal: the price, or no count of pieces.
  return { ...says, written: priced.match(price)?.[0] ?? '', doubt: 'Unclear' };
};
