import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type FaceName = 'title' | 'text' | 'strong';

/** A typeface that is parsed once for all papers of the process. */
export interface Face {
  readonly font: Font;
  /** Width of unkerned text in points: for breaking lines. */
  width(text: string, size: number): number;
  has(codePoint: number): boolean;
}

// The package's own name finds its files from the sources and from the bundle alike.
const { resolve } = createRequire(import.meta.url);

const load = (file: string): Face => {
  const font = create(readFileSync(resolve(`@southline/documents/fonts/${file}`))) as Font;
  const advances = new Map<number, number>();
  const advance = (codePoint: number): number => {
    const known = advances.get(codePoint);
    if (known !== undefined) return known;
    const found = font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
    advances.set(codePoint, found);
    return found;
  };
  return {
    font,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    width: (text, size) => [...text].reduce((sum, sign) => sum + advance(sign.codePointAt(0) ?? 0), 0) * size,
  };
};

export const faces: Readonly<Record<FaceName, Face>> = {
  title: load('archivo-bold.ttf'),
  text: load('inter-regular.ttf'),
  strong: load('inter-semibold.ttf'),
};
