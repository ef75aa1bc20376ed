import { han, ranges } from './printable-signs-data.ts';

/** Modifier letters that print as the quotation mark of the same shape: the ʻokina, and the apostrophe of Oʼahu. */
const shapes: Readonly<Record<string, string>> = { '\u02bb': '\u2018', '\u02bc': '\u2019' };

/** Replaces letters that no font has by signs of the same shape. */
export const withPrintedShapes = (text: string): string =>
  text.replace(/[\u02bb\u02bc]/g, (sign) => shapes[sign] ?? sign);

/** In such text every sign is printable. */
const latin = /^[\n\r\t -~\u00c0-\u0148]*$/;
/** Documents leave these out: see `printable` of documents. */
const leftOut = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]/u;

const firstHan = 0x4e00;
let known: { readonly others: ReadonlySet<number>; readonly hanBits: string } | undefined;

const load = () => {
  const others = new Set<number>();
  const numbers = ranges.split(' ').map((number) => Number.parseInt(number, 36));
  let end = 0;
  for (let at = 0; at < numbers.length; at += 2) {
    const start = end + (numbers[at] ?? 0);
    end = start + (numbers[at + 1] ?? 0);
    for (let sign = start; sign < end; sign += 1) others.add(sign);
  }
  return { others, hanBits: atob(han) };
};

/** Whether the fonts of documents have a code point. */
export const isPrintable = (codePoint: number): boolean => {
  known ??= load();
  const at = codePoint - firstHan;
  if (at >= 0 && at >> 3 < known.hanBits.length) return ((known.hanBits.charCodeAt(at >> 3) >> (at & 7)) & 1) === 1;
  return known.others.has(codePoint);
};

/** The first character of a text that no document can print, with its marks; undefined if all can be printed. */
export const unprintableSign = (text: string): string | undefined => {
  if (latin.test(text)) return undefined;
  const shown = withPrintedShapes(text.normalize('NFC'));
  const isKnown = (sign: string) => leftOut.test(sign) || isPrintable(sign.codePointAt(0) ?? 0);
  for (const { segment } of new Intl.Segmenter('en').segment(shown)) if (![...segment].every(isKnown)) return segment;
  return undefined;
};

/**
 * The problem of a text with such a sign. An invoice or a label with "?" instead of a name identifies no one, so names and
 * addresses are refused where they are typed, before any payment.
 */
export const unprintableProblem = (text: string): string | undefined => {
  const sign = unprintableSign(text);
  return sign && `Invoices and labels cannot print ${sign}. Please use Latin or Chinese letters.`;
};
