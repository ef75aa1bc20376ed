import JsBarcode from 'jsbarcode';
import type { Sheet } from './sheet.ts';
import { styles } from './style.ts';

/** In points, 0.35 mm: hand scanners read it even on a photocopy. */
const moduleWidth = 1;
const height = 22;

/** The bars of Code 128, one character per module: `1` is black. */
export const barsOf = (text: string): string => {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  return drawn.encodings?.map(({ data }) => data).join('') ?? '';
};

/**
 * Draws a number as a barcode around `centre`, with the number below. It is drawn as black vectors. It is hidden from
 * screen readers, because the facts contain the number.
 */
export const drawBarcode = ({ pdf, text, decoration }: Sheet, number: string, centre: number, top: number): void =>
  decoration(() => {
    const bars = barsOf(number);
    const width = bars.length * moduleWidth;
    const left = centre - width / 2;
    for (const { index, 0: bar } of bars.matchAll(/1+/g))
      pdf.rect(left + index * moduleWidth, top, bar.length * moduleWidth, height);
    pdf.fill('#000000');
    text(number, styles.small, left, top + height + 1, width, 'centre');
  });
