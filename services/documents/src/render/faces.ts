import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';

export type FaceName = 'title' | 'text' | 'strong';

/** Nearly all words of a paper were on papers before: labels, units, amounts. */
const keptWords = 1_000;
const longestKept = 40;

/**
 * The same font with the words that it laid out lately at hand: kerning them anew was a quarter of what a paper costs. Whoever asks
 * gets positions of its own, since pdfkit scales them in their place.
 */
const remembering = (font: Font): Font => {
  const words = new LRUCache<string, ReturnType<Font['layout']>>({ max: keptWords });
  const layout = (text: string, features?: string[]) => {
    if (features || text.length > longestKept) return font.layout(text, features);
    const run = words.get(text) ?? font.layout(text);
    words.set(text, run);
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } });
  };
  return Object.create(font, { layout: { value: layout } });
};

/** A typeface that is parsed once for all papers of the process. */
export interface Face {
  /** Unlike every other face's. */
  readonly name: string;
  readonly font: Font;
  /** Width of a sign without kerning, in parts of the size; undefined where the face lacks it. */
  advance(codePoint: number): number | undefined;
}

// The package's own name finds its files from the sources and from the bundle alike.
const { resolve } = createRequire(import.meta.url);

export const fontFile = (file: string): Buffer => readFileSync(resolve(`@southline/documents/fonts/${file}`));

export const faceOf = (name: string, file: Buffer): Face => {
  const font = remembering(create(file) as Font);
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
