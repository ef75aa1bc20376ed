import type { Pen } from './pen.ts';
import { shape } from './shape.ts';

export type Contents = {
  /** Litres or kilograms: sets the proportions. */
  readonly amount: number;
  /** Printed on the label. */
  readonly amountText: string;
  readonly mark: string;
  /** Dangerous goods diamond. */
  readonly diamond?: string;
};

export const tilt = 0.16;

/** Label round the body: band in the brand's green, contents and mark below it. */
export function label(
  pen: Pen,
  { y, height, radius }: { y: number; height: number; radius: number },
  contents: Contents,
): void {
  const band = (top: number, bottom: number) =>
    shape()
      .arc(0, top, radius, radius * tilt, 180, 0)
      .arc(0, bottom, radius, radius * tilt, 0, 180, true)
      .close();
  pen.draw(band(y, y + height), 'panel');
  pen.draw(band(y, y + height * (pen.isThumb ? 0.42 : 0.26)), 'solid');
  words(pen, { y: y + height * 0.26 + radius * tilt, height: height * 0.74, radius }, contents);
}

export function words(
  pen: Pen,
  { y, height, radius }: { y: number; height: number; radius: number },
  contents: Contents,
): void {
  if (pen.isThumb) return;
  const fitting = (text: string, size: number) => Math.min(size, (radius * 1.5) / (Math.max(text.length, 2) * 0.58));
  pen.letter([0, y + height * 0.42], contents.mark, fitting(contents.mark, height * 0.3));
  pen.letter([0, y + height * 0.82], contents.amountText, fitting(contents.amountText, height * 0.24), true);
  if (contents.diamond) {
    const s = Math.min(radius * 0.2, height * 0.14);
    const cy = y - height * 0.26;
    pen.draw(
      shape().poly([
        [radius * 0.6, cy - s],
        [radius * 0.6 + s, cy],
        [radius * 0.6, cy + s],
        [radius * 0.6 - s, cy],
      ]),
      'panel',
    );
  }
}
