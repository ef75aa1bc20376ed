import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type FaceName = 'title' | 'text' | 'strong';

// The package name resolves both in the sources and in the bundle.
const { resolve } = createRequire(import.meta.url);

export const fontFile = (file: string): Buffer => readFileSync(resolve(`@southline/documents/fonts/${file}`));

export const faceOf = (name: string, file: Buffer) => {
  const font = create(file) as Font;
  const advances = new Map<number, number | undefined>();
  const read = (codePoint: number): number | undefined =>
    font.hasGlyphForCodePoint(codePoint) ? font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm : undefined;
  return {
    /** The name is unique among all faces. */
    name,
    font,
    /**
     * The width of a character without kerning, as a fraction of the font size. Undefined if the face does not have the
     * character.
     */
    advance(codePoint: number): number | undefined {
      const known = advances.get(codePoint);
      if (known === undefined && !advances.has(codePoint)) advances.set(codePoint, read(codePoint));
      return known ?? advances.get(codePoint);
    },
  };
};

/** A typeface that is parsed once for all documents of the process. */
export type Face = ReturnType<typeof faceOf>;

export const faces: Readonly<Record<FaceName, Face>> = {
  title: faceOf('title', fontFile('archivo-bold.ttf')),
  text: faceOf('text', fontFile('inter-regular.ttf')),
  strong: faceOf('strong', fontFile('inter-semibold.ttf')),
};
