import type { Outside } from '../../domain/search/everyday-language.ts';
import type { Understood } from '../../domain/search/read-query.ts';
import type { Vehicle } from '../../domain/vehicles/vehicle.ts';

/** Positions of the parts of a list, in the order of relevance. */
export interface Hits {
  readonly ordinals: Uint32Array;
  /** Parts with exactly the typed number. */
  readonly called: ReadonlySet<number>;
}

export const noneCalled: ReadonlySet<number> = new Set();

/** The parts that a query means, and how the query was understood. */
export interface Meant extends Hits {
  readonly understood: Understood;
  /** Words that no part has together with the other words. */
  readonly leftOut: readonly string[];
  readonly outside: Outside | undefined;
  /** The vehicles that the query names. */
  readonly vehicles: readonly Vehicle[];
}
