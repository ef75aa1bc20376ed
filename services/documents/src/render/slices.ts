import { brotliDecompressSync } from 'node:zlib';
import { type Face, faceOf, fontFile } from './faces.ts';

/** The slice of Noto Sans SC that has each character. */
let slices: ReadonlyMap<number, string> | undefined;
const opened = new Map<string, Face>();

const sliceOf = (codePoint: number): string | undefined => {
  slices ??= new Map(
    Object.entries(JSON.parse(fontFile('noto-sans-sc/signs.json').toString()) as Record<string, string>).flatMap(
      ([slice, signs]) => [...signs].map((sign) => [sign.codePointAt(0) ?? 0, slice] as const),
    ),
  );
  return slices.get(codePoint);
};

/**
 * The slice of Noto Sans SC with a Chinese or Japanese character. Slices are small files. Each is read when one of its
 * characters is first printed.
 */
export const sliceFor = (codePoint: number): Face | undefined => {
  const slice = sliceOf(codePoint);
  if (slice === undefined) return undefined;
  const known = opened.get(slice);
  if (known) return known;
  const face = faceOf(`sc-${slice}`, brotliDecompressSync(fontFile(`noto-sans-sc/${slice}.ttf.br`)));
  opened.set(slice, face);
  return face;
};
