import type { Random } from './random.ts';
import type { Specification } from './rows.ts';
import type { Group, World } from './world.ts';

export type Grade = 'GENUINE' | 'PREMIUM' | 'STANDARD' | 'ECONOMY';

export type Application = {
  readonly group: Group;
  readonly quantity: number;
  readonly position?: string;
  readonly note?: string;
  /** Narrows the group, for example to bodies with a rear wiper. */
  readonly only?: (vehicle: Group['sample']) => boolean;
};

/** A part before related parts are linked: the data of its family. */
export type Draft = {
  readonly number: string;
  /** Name of its subcategory. */
  readonly item: string;
  readonly description: string;
  readonly grade: Grade;
  readonly attributes: Readonly<Record<string, string>>;
  /** Cents. 0 means price on application, unless `free` is set. */
  readonly cents: number;
  readonly free?: boolean;
  readonly minimum?: number;
  readonly footnote?: string;
  readonly note?: string;
  readonly specifications?: readonly Specification[];
  readonly applications?: readonly Application[];
  readonly children?: readonly Child[];
};

export type Child = Draft & { readonly purpose: string };

export type Context = {
  readonly world: World;
  readonly random: Random;
  /** 0 for the first part of a base and variant. Higher numbers are used when the set has more parts than the tables define. */
  readonly edition: number;
  readonly index: number;
};

/** One line of a family's range. `share` is its weight in the family. */
export type Kind = {
  readonly share: number;
  /** The number of different parts in the tables, before further editions are needed. */
  size(world: World): number;
  draft(world: World, index: number, random: Random): Draft;
};

type KindOf<Base, Variant> = {
  readonly share: number;
  /** Depends on the vehicles alone, never on the seed. */
  readonly bases: (world: World) => readonly Base[];
  readonly variants: readonly [Variant, ...Variant[]];
  readonly draft: (base: Base, variant: Variant, context: Context) => Draft;
};

/**
 * Yields every base in its first variant, then every base in the second, and so on; after the last variant the next edition
 * starts.
 */
export function kind<Base, Variant>({ share, bases, variants, draft }: KindOf<Base, Variant>): Kind {
  const known = new WeakMap<World['vehicles'], readonly Base[]>();
  const basesOf = (world: World) => {
    const found = known.get(world.vehicles) ?? bases(world);
    known.set(world.vehicles, found);
    return found;
  };
  return {
    share,
    size: (world) => basesOf(world).length * variants.length,
    draft: (world, index, random) => {
      const list = basesOf(world);
      const base = list[index % list.length];
      const round = Math.floor(index / list.length);
      const variant = variants[round % variants.length];
      if (base === undefined || variant === undefined) throw new RangeError('a kind without bases');
      const edition = Math.floor(round / variants.length);
      const made = draft(base, variant, { world, random, edition, index });
      return edition === 0 ? made : reissue(made, edition);
    },
  };
}

/** The same part in another production series, for sets that are larger than the tables. */
function reissue(draft: Draft, edition: number): Draft {
  const renumber = <T extends Draft>(part: T): T => ({
    ...part,
    number: `${part.number}-S${edition + 1}`,
    description: `${part.description}, series ${edition + 1}`,
    children: part.children?.map(renumber),
  });
  const made = renumber(draft);
  // The production series divide the vehicles between them. Otherwise the number of fitments would grow faster than that of
  // parts.
  const applications = draft.applications?.filter(({ group }) => (group.dice + edition) % 12 === 0);
  return { ...made, applications };
}

export type FamilyPlan = {
  readonly family: string;
  /** Share of the whole set. */
  readonly share: number;
  readonly subcategories: readonly string[];
  readonly kinds: readonly Kind[];
};
