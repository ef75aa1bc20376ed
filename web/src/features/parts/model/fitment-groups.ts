import type { FittedVehicle } from '../api/part-extras-queries.ts';

export type ModelGroup = { model: string; vehicles: FittedVehicle[] };
export type MakeGroup = { make: string; count: number; models: ModelGroup[] };

const YEAR = /^(19|20)\d\d$/;

/** Whether a year is in the listed years: "2010, 2015–2020". */
const covers = (years: string, year: number): boolean =>
  years.split(',').some((range) => {
    const [from = 0, to = from] = (range.match(/\d{4}/g) ?? []).map(Number);
    return from <= year && year <= to;
  });

/** Whether every word of `asked` occurs in the vehicle's description. A year matches if the vehicle was built in it. */
export const matching = (vehicles: readonly FittedVehicle[], asked: string): FittedVehicle[] => {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  return vehicles.filter((vehicle) => {
    const text = Object.values(vehicle).join(' ').toLowerCase();
    return words.every((word) => text.includes(word) || (YEAR.test(word) && covers(vehicle.years, Number(word))));
  });
};

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
};

/** Groups by make, then by model, in the given order; the make of the chosen vehicle first. */
export const groupFitments = (vehicles: readonly FittedVehicle[], ownMake: string): MakeGroup[] => {
  const makes = groupBy(vehicles, ({ make }) => make).map(([make, ofMake]) => ({
    make,
    count: ofMake.length,
    models: groupBy(ofMake, ({ model }) => model).map(([model, ofModel]) => ({ model, vehicles: ofModel })),
  }));
  return makes.sort((a, b) => Number(b.make === ownMake) - Number(a.make === ownMake));
};
