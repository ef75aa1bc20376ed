import type { PartFacts } from './part-facts.ts';

/** Caches values computed from a list of parts, as long as the list itself exists. */
export const perList = <Value>() => {
  const known = new WeakMap<PartFacts, WeakMap<Uint32Array, Value>>();
  return {
    get: (facts: PartFacts, list: Uint32Array): Value | undefined => known.get(facts)?.get(list),
    set: (facts: PartFacts, list: Uint32Array, value: Value): Value => {
      const lists = known.get(facts) ?? new WeakMap<Uint32Array, Value>();
      known.set(facts, lists.set(list, value));
      return value;
    },
  };
};
