import { faces, fontFile } from './faces.ts';

/** The slices of Noto Sans SC with their characters. */
export const slicesOfSigns = (): Readonly<Record<string, string>> =>
  JSON.parse(fontFile('noto-sans-sc/signs.json').toString());

/** The code points that documents print in regular and strong text. */
export const printedSigns = (): ReadonlySet<number> => {
  const { text, strong } = faces;
  const latin = text.font.characterSet.filter((sign) => strong.advance(sign) !== undefined);
  const chinese = Object.values(slicesOfSigns()).flatMap((signs) => [...signs].map((sign) => sign.codePointAt(0) ?? 0));
  return new Set([...latin, ...chinese]);
};
