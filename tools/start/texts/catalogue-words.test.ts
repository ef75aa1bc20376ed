import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#machine/paths.ts';
import { inPhrases } from '../../../packages/kernel/src/phrases.ts';
import type { RangePage } from '../../../services/catalogue/src/domain/range/range-page.ts';
import { bundledRange } from '../../../services/catalogue/src/transport/cli/bundled-range.ts';
import { demoSet } from '../../demo/src/demo-set.ts';

const folder = join(root, 'services', 'content', 'texts');
const set = demoSet({ parts: 4_000, seed: 1, vehicles: 300 });

/** Names of makers and of their products. */
const names = /^(Dexron|Mercon|Matic|Polo)$/;
/** The English words that are left in a translation. The text after the dash names a vehicle and is ignored. */
const wordsIn = (said: string): string[] =>
  (said.split(' – ')[0] ?? '').match(/(?<![\w.])[A-Za-z][a-z]{2,}(?!\w)/g)?.filter((word) => !names.test(word)) ?? [];

/** The texts of the range's pages. */
const textsOf = (page: RangePage): string[] => [
  page.name,
  page.description,
  ...(page.featureList ?? []),
  ...(page.features ?? []).flatMap(({ name, items }) => [name, ...items]),
  ...(page.applications ? [page.applications.name, page.applications.recommend, ...page.applications.items] : []),
  ...(page.highlights ?? []).flatMap(({ title, text }) => [title, text]),
  ...(page.children ?? []).flatMap(textsOf),
];

const said = new Set<string>();
for (const { name } of set.categories()) said.add(name);
for (const part of set.parts()) {
  for (const text of [part.description, part.footnote, part.product_note, part.child_purpose, part.grade])
    said.add(text);
  for (const { name, value } of part.specifications) said.add(name).add(value);
}
for (const { note } of set.fitments()) said.add(note);

test.each(readdirSync(folder))('the demo catalogue has no word that %s lacks', (language) => {
  const texts: Record<string, string> = JSON.parse(readFileSync(join(folder, language, 'catalogue.json'), 'utf8'));
  const find = (word: string) => texts[`catalogue.${word}`];
  const left = [...said].filter((text) => wordsIn(find(text) ?? inPhrases(text, find) ?? text).length > 0);
  expect(left).toEqual([]);
});

test.each(readdirSync(folder))('the range has no text that %s lacks', (language) => {
  const read = (screen: string) => JSON.parse(readFileSync(join(folder, language, `${screen}.json`), 'utf8'));
  const texts: Record<string, string> = { ...read('catalogue'), ...read('rangepage') };
  const left = textsOf(bundledRange()).filter((text) => !texts[`catalogue.${text}`] && !texts[`rangepage.${text}`]);
  // The root's name is a text of the client.
  expect(left).toEqual(['Our Range']);
});
