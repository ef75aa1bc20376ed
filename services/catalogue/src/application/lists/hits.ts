import type { Outside } from '../../domain/search/everyday-language.ts';
import type { Understood } from '../../domain/search/read-query.ts';
import type { Vehicle } from '../../domain/vehicles/vehicle.ts';

/** Places of the parts of a list, in the order of relevance. */
export interface Hits {
  readonly ordinals: Uint32Array;
  /** Parts with exactly the typed number. */
  readonly called: ReadonlySet<number>;
}

export const noneCalled: ReadonlySet<number> = new Set();

/** Parts that a query means, and what it was understood as. */
export interface Meant extends Hits {
  readonly understood: Understood;
  /** Words that no part fulfils together with the others. */
  readonly leftOut: readonly string[];
  readonly outside: Outside | undefined;
  /** The vehicles that its words name. */
  readonly vehicles: readonly Vehicle[];
}
