/** Kinds that an import replaces as a whole, ordered so that rows refer only to earlier kinds. */
export const kinds = ['vehicles', 'categories', 'parts', 'supersessions', 'fitments'] as const;

export type Kind = (typeof kinds)[number];

/** The current generation of each kind; 0 is the empty one. */
export type Generations = Readonly<Record<Kind, number>>;

export const noGenerations: Generations = { vehicles: 0, categories: 0, parts: 0, supersessions: 0, fitments: 0 };

/** The numbers of all generations in one text, as a cache key for other services. */
export const generationKey = (generations: Generations): string =>
  kinds.map((kind) => `${kind}-${generations[kind]}`).join('.');

/** The current generations, and the previous ones for a rollback. */
export interface Pointer {
  readonly generations: Generations;
  readonly previous: Generations;
  /** Increases with each flip to other generations. */
  readonly version: number;
  readonly publishedAt: Date;
}

/** The pointer after a flip to new generations of some kinds. */
export const flipped = (before: Pointer | undefined, fresh: Partial<Generations>, publishedAt: Date): Pointer => {
  const previous = before?.generations ?? noGenerations;
  return { generations: { ...previous, ...fresh }, previous, version: (before?.version ?? 0) + 1, publishedAt };
};

/** The pointer after a rollback; a second rollback switches forward again. */
export const rolledBack = (before: Pointer, publishedAt: Date): Pointer => ({
  generations: before.previous,
  previous: before.generations,
  version: before.version + 1,
  publishedAt,
});
