import { setImmediate } from 'node:timers/promises';
import { type CategoryNode, createCategoryTree } from '../../domain/parts/category-tree.ts';
import { createSupersessions } from '../../domain/parts/supersession.ts';
import { indexBuilder } from '../../domain/search/index-builder.ts';
import type { PartIndexData } from '../../domain/search/part-index.ts';
import type { Generations } from '../../domain/snapshot/generation.ts';
import type { GenerationReader, PartIndexStore } from '../../domain/snapshot/ports.ts';
import { directoryBuilder } from './directory-builder.ts';
import { factsBuilder } from './facts-builder.ts';
import { vehiclePartsBuilder } from './vehicle-parts-builder.ts';

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

/** The data for building an index. */
type Source = Pick<GenerationReader, 'categories' | 'supersessions' | 'parts' | 'vehicleNames' | 'fitments'>;

export const buildPartIndex = async (read: Source): Promise<PartIndexData> => {
  const [categories, supersessions] = await Promise.all([read.categories(), read.supersessions()]);
  const names = categoryNames(createCategoryTree(categories).roots);
  const { from } = createSupersessions(supersessions);
  const replaced = (id: string) => from(id).some(({ kind }) => kind !== 'INTERCHANGE' && kind !== 'WHILE_STOCK');

  const directory = directoryBuilder();
  const words = indexBuilder(setImmediate);
  const [facts, vehicleParts] = [factsBuilder(), vehiclePartsBuilder()];
  for await (const part of read.parts()) {
    directory.add(part);
    facts.add(part, part.specifications, replaced(part.id));
    const { brand, family, grade, footnote, productNote, childPurpose, specifications } = part;
    words.addPart({
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
    vehicleParts.addVehicle(id);
    words.addVehicle({ id, name: `${make} ${model} ${series}`, year });
  }
  for await (const { part, vehicles } of read.fitments()) {
    const ordinal = directory.ordinalOf(part);
    if (ordinal === -1) continue;
    directory.fit(ordinal);
    words.addFitment(ordinal, vehicles);
    vehicleParts.add(ordinal, vehicles);
  }
  return {
    words: await words.build(),
    directory: directory.build(),
    facts: facts.build(),
    vehicleParts: vehicleParts.build(),
  };
};

/** The stored index of these generations. If it is missing it is built and stored, as an import does before publishing. */
export const partIndexOf = async (store: PartIndexStore, generations: Generations): Promise<PartIndexData> => {
  const kept = await store.partIndex(generations);
  if (kept) return kept;
  const index = await buildPartIndex(store.read(generations));
  if (generations.parts > 0) await store.savePartIndex(generations, index);
  return index;
};
