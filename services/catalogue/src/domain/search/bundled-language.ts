import { everydayLanguage } from './everyday-language.ts';
import { type EverydayRow, everydayKinds } from './everyday-row.ts';
import en from './language/en.json' with { type: 'json' };
import zh from './language/zh.json' with { type: 'json' };

const tables = { en, zh };

const readRow = (language: keyof typeof tables, { kind, ...rest }: (typeof en)[number]): EverydayRow => {
  const known = everydayKinds.find((one) => one === kind);
  if (!known) throw new TypeError(`${language}.json has an unknown kind: ${kind}`);
  return { language, kind: known, ...rest };
};

/** The product's own tables. */
export const bundledRows: readonly EverydayRow[] = [
  ...en.map((row) => readRow('en', row)),
  ...zh.map((row) => readRow('zh', row)),
];

export const bundledLanguage = everydayLanguage(bundledRows);

/** The product's tables combined with the shop's own rows, which take precedence. */
export const languageWith = (own: readonly EverydayRow[]) =>
  own.length === 0 ? bundledLanguage : everydayLanguage([...bundledRows, ...own]);
