import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type FaceName = 'title' | 'text' | 'strong';

/** A typeface that is parsed once for all documents of the process. */
export interface Face {
  /** Unlike every other face's. */
  readonly name: string;
  readonly font: Font;
  /** Width of a sign without kerning, in parts of the size; undefined where the face lacks it. */
  advance(codePoint: number): number | undefined;
}

// Resolving by package name works from the sources and from the bundle.
const { resolve } = createRequire(import.meta.url);

export const fontFile = (file: string): Buffer => readFileSync(resolve(`@southline/documents/fonts/${file}`));

export const faceOf = (name: string, file: Buffer): Face => {
  const font = create(file) as Font;
  const advances = new Map<number, number | undefined>();
  const read = (codePoint: number): number | undefined =>
    font.hasGlyphForCodePoint(codePoint) ? font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm : undefined;
  return {
    name,
    font,
    advance(codePoint) {
      if (!advances.has(codePoint)) advances.set(codePoint, read(codePoint));
      return advances.get(codePoint);
    },
  };
};

export const faces: Readonly<Record<FaceName, Face>> = {
  title: faceOf('title', fontFile('archivo-bold.ttf')),
  text: faceOf('text', fontFile('inter-regular.ttf')),
  strong: faceOf('strong', fontFile('inter-semibold.ttf')),
};
