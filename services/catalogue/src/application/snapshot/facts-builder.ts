import { growingList } from '@southline/search/growing-list';
import { noPrice, type PartFactsData } from '../../domain/lists/part-facts.ts';
import type { PartSale, Specification } from '../../domain/parts/part.ts';

/** Longer values are free texts, which are no useful filter. */
const maxValue = 60;
const { compare } = new Intl.Collator('en', { numeric: true });

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Collects the facts for filtering and sorting, from parts in the order of their ids. */
export const factsBuilder = () => {
  const [prices, minimums, grades, displayOnly] = [growingList(), growingList(), growingList(), growingList()];
  const [starts, entries] = [growingList(), growingList()];
  const gradePlaces = new Map<string, number>([['', 0]]);
  const valuePlaces = new Map<string, number>();

  const placeIn = (places: Map<string, number>, key: string): number => {
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, places.size);
    return places.size - 1;
  };

  return {
    add(sale: PartSale, specifications: readonly Specification[], replaced: boolean): void {
      prices.push(sale.priceCents === 0 && !sale.isFree ? noPrice : sale.priceCents);
      minimums.push(sale.minQty);
      grades.push(placeIn(gradePlaces, tidy(sale.grade)));
      displayOnly.push(replaced ? 1 : 0);
      starts.push(entries.length);
      const values = new Set<number>();
      for (const { name, value, isLink } of specifications) {
        const [about, what] = [tidy(name), tidy(value)];
        if (isLink || about === '' || what === '' || what.length > maxValue) continue;
        values.add(placeIn(valuePlaces, `${about}\t${what}`));
      }
      for (const value of values) entries.push(value);
    },

    build(): PartFactsData {
      const split = (entry: string) => entry.split('\t') as [string, string];
      const values = [...valuePlaces.keys()].sort((a, b) => {
        const [[name, value], [otherName, otherValue]] = [split(a), split(b)];
        return name === otherName ? compare(value, otherValue) || (a < b ? -1 : 1) : name < otherName ? -1 : 1;
      });
      const sorted = new Uint32Array(values.length);
      for (const [place, entry] of values.entries()) sorted[valuePlaces.get(entry) ?? 0] = place;
      starts.push(entries.length);
      const begins = starts.take();
      const places = entries.values().map((place) => sorted[place] ?? 0);
      for (const [part, from] of begins.entries()) places.subarray(from, begins[part + 1] ?? from).sort();
      return {
        prices: prices.take(),
        minimums: minimums.take(),
        displayOnly: Uint8Array.from(displayOnly.values()),
        grades: Uint8Array.from(grades.values()),
        gradeNames: [...gradePlaces.keys()],
        values,
        starts: begins,
        entries: places,
      };
    },
  };
};
