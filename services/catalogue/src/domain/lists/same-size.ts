import type { PartFacts } from './part-facts.ts';

/**
 * The measures of a size: parts whose values of a set are equal have the same size. The first set applies whose attributes the
 * part has.
 */
const sizes: readonly (readonly string[])[] = [
  ['Length', 'Width', 'Height', 'Positive terminal', 'Terminal type', 'Hold down'],
  ['Type', 'Base', 'Voltage', 'Power'],
  ['Type', 'Diameter', 'Height', 'Voltage'],
  ['Length', 'Fitting'],
  ['Axle', 'Width', 'Height', 'Thickness'],
  ['Axle', 'Diameter', 'Thickness', 'Overall height', 'Stud pattern', 'Centre bore'],
  ['Smallest diameter', 'Largest diameter', 'Band width'],
  ['Viscosity', 'API', 'Base', 'Pack'],
  ['Gear viscosity', 'Api gear', 'Pack'],
  ['Coolant', 'Form', 'Pack'],
];

/** The measures that make the size of a part with these attributes; undefined if it has no complete set. */
export const measuresOf = (own: { has(name: string): boolean }): readonly string[] | undefined =>
  sizes.find((names) => names.every((name) => own.has(name)));

const placesOf = ({ starts, entries }: PartFacts, ordinal: number): Uint32Array =>
  entries.subarray(starts[ordinal], starts[ordinal + 1]);

/** Parts of `among` with the same measures as the given part, at most `most`; none for parts without measures. */
export const sameSize = (facts: PartFacts, ordinal: number, among: Uint32Array, most: number): number[] => {
  const own = new Map(facts.attributesOf(ordinal).map(({ name, value }) => [name, facts.valueAt(name, value)]));
  const size = measuresOf(own);
  if (!size) return [];
  const wanted = size.map((name) => own.get(name) ?? -1);
  const alike: number[] = [];
  for (const other of among) {
    if (alike.length === most) break;
    const places = placesOf(facts, other);
    if (other !== ordinal && wanted.every((place) => places.includes(place))) alike.push(other);
  }
  return alike;
};
