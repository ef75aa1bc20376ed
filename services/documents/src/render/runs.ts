import { brotliDecompressSync } from 'node:zlib';
import { type Face, type FaceName, faceOf, faces, fontFile } from './faces.ts';
import { printable } from './printable.ts';
import { slicesOfSigns } from './printed-signs.ts';
import { useFace } from './use-face.ts';

/** The slice of Noto Sans SC that has each character. */
let slices: ReadonlyMap<number, string> | undefined;
const opened = new Map<string, Face>();

const sliceOf = (codePoint: number): string | undefined => {
  slices ??= new Map(
    Object.entries(slicesOfSigns()).flatMap(([slice, signs]) =>
      [...signs].map((sign) => [sign.codePointAt(0) ?? 0, slice] as const),
    ),
  );
  return slices.get(codePoint);
};

/**
 * The slice of Noto Sans SC with a Chinese or Japanese character. Slices are small files. Each is read when one of its
 * characters is first printed.
 */
const sliceFor = (codePoint: number): Face | undefined => {
  const slice = sliceOf(codePoint);
  if (slice === undefined) return undefined;
  const known = opened.get(slice);
  if (known) return known;
  const face = faceOf(`sc-${slice}`, brotliDecompressSync(fontFile(`noto-sans-sc/${slice}.ttf.br`)));
  opened.set(slice, face);
  return face;
};

/** Adjacent characters of one face. */
interface Run {
  readonly face: Face;
  readonly text: string;
}

/**
 * Chooses the face for a character: the face of the style if it has the character, else the Chinese one. If neither has
 * it, "?" is printed.
 */
const placed = (sign: string, own: Face): Run => {
  const codePoint = sign.codePointAt(0) ?? 0;
  if (own.advance(codePoint) !== undefined) return { face: own, text: sign };
  const slice = sliceFor(codePoint);
  return slice ? { face: slice, text: sign } : { face: own, text: '?' };
};

const hasAll = (face: Face, text: string): boolean => {
  for (const sign of text) if (face.advance(sign.codePointAt(0) ?? 0) === undefined) return false;
  return true;
};

export const runsOf = (text: string, name: FaceName): Run[] => {
  const own = faces[name];
  const shown = printable(text);
  if (shown && hasAll(own, shown)) return [{ face: own, text: shown }];
  const runs: { face: Face; text: string }[] = [];
  for (const each of shown) {
    const { face, text: sign } = placed(each, own);
    const last = runs.at(-1);
    if (last?.face === face) last.text += sign;
    else runs.push({ face, text: sign });
  }
  return runs;
};

/** The width of printable text in points, without kerning, for breaking lines. */
export const widthOf = (text: string, name: FaceName, size: number): number => {
  const own = faces[name];
  let width = 0;
  for (const each of text) {
    const advance = own.advance(each.codePointAt(0) ?? 0);
    if (advance !== undefined) width += advance * size;
    else {
      const { face, text: sign } = placed(each, own);
      width += (face.advance(sign.codePointAt(0) ?? 0) ?? 0) * size;
    }
  }
  return width;
};

/** Draws runs one after another from `x` on one baseline. `align` positions them within `width`. */
export const drawRuns = (
  pdf: PDFKit.PDFDocument,
  runs: readonly Run[],
  { x, baseline, width = 0, align = 'left' }: Line,
): void => {
  const widths = runs.map(({ face, text }) => {
    useFace(pdf, face);
    return align === 'left' && runs.length === 1 ? 0 : pdf.widthOfString(text);
  });
  const free = align === 'left' ? 0 : width - widths.reduce((sum, each) => sum + each, 0);
  let left = x + (align === 'centre' ? free / 2 : free);
  runs.forEach(({ face, text }, index) => {
    useFace(pdf, face).text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
    left += widths[index] ?? 0;
  });
};

export type Align = 'left' | 'right' | 'centre';

interface Line {
  readonly x: number;
  readonly baseline: number;
  readonly width?: number;
  readonly align?: Align;
}
