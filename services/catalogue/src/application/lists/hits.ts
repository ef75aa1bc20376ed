/** Places of the parts of a list, in the order of relevance. */
export interface Hits {
  readonly ordinals: Uint32Array;
  /** Those that carry exactly the number that was typed. */
  readonly called: ReadonlySet<number>;
}

export const noneCalled: ReadonlySet<number> = new Set();
