import { setImmediate } from 'node:timers/promises';
import { type CategoryNode, createCategoryTree } from '../domain/category-tree.ts';
import type { Generations } from '../domain/generation.ts';
import type { GenerationReader, WordIndexStore } from '../domain/ports.ts';
import { indexBuilder } from '../domain/search/index-builder.ts';
import type { WordIndexData } from '../domain/search/word-index.ts';
import { createSupersessions } from '../domain/supersession.ts';
import { ordinalIn } from './ordinal-in.ts';

/** Names of a category and of those above it. */
const categoryNames = (roots: readonly CategoryNode[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const walk = (nodes: readonly CategoryNode[], above: string) => {
    for (const { id, name, children } of nodes) {
      names.set(id, `${name} ${above}`);
      walk(children, `${name} ${above}`);
    }
  };
  walk(roots, '');
  return names;
};

/** What an index is made from. */
type Source = Pick<GenerationReader, 'categories' | 'supersessions' | 'partTexts' | 'vehicleNames' | 'fitments'>;

export const buildWordIndex = async (read: Source): Promise<WordIndexData> => {
  const [categories, supersessions] = await Promise.all([read.categories(), read.supersessions()]);
  const names = categoryNames(createCategoryTree(categories).roots);
  const { from } = createSupersessions(supersessions);
  const replaced = (id: string) => from(id).some(({ kind }) => kind !== 'INTERCHANGE' && kind !== 'WHILE_STOCK');

  const builder = indexBuilder(setImmediate);
  const ids: string[] = [];
  for await (const part of read.partTexts()) {
    ids.push(part.id);
    const { brand, family, grade, footnote, productNote, childPurpose, specifications } = part;
    builder.addPart({
      category: names.get(part.categoryId) ?? '',
      description: part.description,
      others: [
        ...[brand, family, grade, footnote, productNote, childPurpose],
        ...specifications.flatMap(({ name, value, isLink }) => (isLink ? [name] : [name, value])),
      ],
      last: part.parent !== undefined || replaced(part.id),
    });
  }
  for await (const { id, make, model, series, year } of read.vehicleNames()) {
    builder.addVehicle({ id, name: `${make} ${model} ${series}`, year });
  }
  for await (const { part, vehicles } of read.fitments()) {
    const ordinal = ordinalIn(ids, part);
    if (ordinal !== -1) builder.addFitment(ordinal, vehicles);
  }
  return builder.build();
};

/** The kept index of these generations; made and kept when there is none, as an import does before it publishes. */
export const wordIndexOf = async (store: WordIndexStore, generations: Generations): Promise<WordIndexData> => {
  const kept = await store.wordIndex(generations);
  if (kept) return kept;
  const index = await buildWordIndex(store.read(generations));
  await store.keepWordIndex(generations, index);
  return index;
};
