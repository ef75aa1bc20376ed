export interface CategoryNode {
  readonly id: string;
  readonly name: string;
  readonly family: string;
  readonly children: readonly CategoryNode[];
}

export interface CategoryRow {
  readonly id: string;
  readonly name: string;
  readonly parentId: string;
  readonly position: number;
  readonly family: string;
}

/** "Fluids & Oils", "fluids-and-oils" and "FLUIDS OILS" are one name. */
const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&|\band\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const byPosition = (a: CategoryRow, b: CategoryRow) => a.position - b.position || a.name.localeCompare(b.name);

export const createCategoryTree = (rows: readonly CategoryRow[]) => {
  const known = new Set(rows.map(({ id }) => id));
  const byParent = Map.groupBy([...rows].sort(byPosition), ({ parentId }) => (known.has(parentId) ? parentId : ''));
  const build = (parentId: string): CategoryNode[] =>
    (byParent.get(parentId) ?? []).map(({ id, name, family }) => ({ id, name, family, children: build(id) }));
  const roots = build('');
  const flat = (nodes: readonly CategoryNode[]): CategoryNode[] =>
    nodes.flatMap((node) => [node, ...flat(node.children)]);
  const all = flat(roots);
  const nodes = new Map(all.map((node) => [node.id, node]));
  const ranks = new Map(all.map(({ id }, index) => [id, index]));
  const parents = new Map(all.flatMap(({ id, children }) => children.map((child) => [child.id, id] as const)));
  const nameAbove = (id: string) => nodes.get(parents.get(id) ?? '')?.name ?? '';
  const byName = Map.groupBy(all, ({ name }) => nameKey(name));
  const byFullName = Map.groupBy(all, ({ id, name }) => nameKey(`${nameAbove(id)} ${name}`));
  const path = (id: string): string[] => (nodes.has(id) ? [id, ...path(parents.get(id) ?? '')] : []);
  const idsOf = (node: CategoryNode) => flat([node]).map(({ id }) => id);

  return {
    roots,
    /** In menu order. */
    all,
    name: (id: string) => nodes.get(id)?.name ?? '',
    /** The category and its ancestors, up to the root; empty for an unknown category. */
    path,
    /** The position of a category in the menu. */
    rank: (id: string) => ranks.get(id) ?? all.length,
    /** The category and its descendants; empty for an unknown category. */
    withDescendants: (id: string) => {
      const node = nodes.get(id);
      return node ? idsOf(node) : [];
    },
    /** Categories with a name in any spelling, optionally preceded by the parent's name, with their descendants. */
    named: (name: string) => [
      ...new Set((byName.get(nameKey(name)) ?? byFullName.get(nameKey(name)) ?? []).flatMap(idsOf)),
    ],
  };
};

export type CategoryTree = ReturnType<typeof createCategoryTree>;

/** The tree without branches that contain none of these categories. */
export const prune = (nodes: readonly CategoryNode[], filled: ReadonlySet<string>): CategoryNode[] =>
  nodes
    .map((node) => ({ ...node, children: prune(node.children, filled) }))
    .filter(({ id, children }) => children.length > 0 || filled.has(id));
