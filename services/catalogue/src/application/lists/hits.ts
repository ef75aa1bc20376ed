/** Places of the parts of a list, in the order of relevance. */
export interface Hits {
  readonly ordinals: Uint32Array;
  /** Parts with exactly the typed number. */
  readonly called: ReadonlySet<number>;
}

export const noneCalled: ReadonlySet<number> = new Set();
