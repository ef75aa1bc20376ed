import { chunksOf } from '@southline/search/words';
import type { CategoryNode } from '../../domain/parts/category-tree.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** If at least this share of the hits is in one category, the query means that category. */
const mostOfThem = 0.8;

const wordsOf = (text: string): string[] => chunksOf(text).flatMap(({ pieces }) => pieces);

/** Categories whose names contain words beginning with every typed word; the last word may be unfinished. */
const called = (all: readonly CategoryNode[], text: string): CategoryNode[] => {
  const typed = wordsOf(text);
  if (typed.length === 0 || typed.join('').length < 2) return [];
  return all.filter(({ name }) => {
    const words = wordsOf(name);
    return typed.every((word) => words.some((one) => one.startsWith(word)));
  });
};

/** `holds` tests whether a category has parts for the vehicle. */
export const suggestCategories = (
  { categories: tree, parts }: Pick<Snapshot, 'categories' | 'parts'>,
  {
    text,
    hits,
    leading,
    holds,
  }: { text: string; hits: readonly string[]; leading: number; holds: (id: string) => boolean },
) => {
  const byId = new Map(tree.all.map((node) => [node.id, node]));
  const counted = (some: readonly string[]) =>
    [...Map.groupBy(some, (partNo) => parts.categoryOf(partNo))]
      .map(([id, list]) => ({ node: byId.get(id), count: list.length }))
      .sort((a, b) => b.count - a.count);
  const found = counted(hits).flatMap(({ node }) => node ?? []);
  const leaders = hits.slice(0, leading);
  const [first] = counted(leaders);
  const named = called(tree.all, text).filter(({ id }) => tree.withDescendants(id).some(holds));
  return {
    /** The category of nearly all hits. */
    asked: first && first.count >= leaders.length * mostOfThem ? first.node : undefined,
    /** Matching names first, then the categories of the hits. */
    categories: [...new Set([...named, ...found])],
  };
};
