import { growingList } from '@southline/search/growing-list';
import { weightBits, weightMask } from '@southline/search/postings';
import { wordsOf } from '@southline/search/words';
import type { WordIndexData } from './word-index.ts';
import { weights } from './word-index.ts';

/** The searchable texts of a part, beside its numbers and vehicles. */
export interface PartTexts {
  /** The category's name and the names of its parents. */
  readonly category: string;
  readonly description: string;
  /** Specifications, notes and the like. */
  readonly others: readonly string[];
  /** Replaced, discontinued, or used only inside a kit: ranked after the others. */
  readonly last: boolean;
}

export interface NamedVehicle {
  readonly id: string;
  /** Make, model and series. */
  readonly name: string;
  readonly year: number;
}

/** The number of other texts whose words are cached, because these texts repeat from part to part. */
const rememberedTexts = 20_000;
/** The number of parts that are processed before the builder yields to the event loop. */
const partsPerPause = 5_000;

/** Ids of a text's words. */
interface Read {
  readonly whole: readonly number[];
  readonly partial: readonly number[];
}

/** Add parts in the order of their numbers, then vehicles, then fitments. `build` returns the index. */
export const indexBuilder = (pause: () => Promise<void> = async () => undefined) => {
  const wordIds = new Map<string, number>();
  const idOf = (word: string): number => {
    const known = wordIds.get(word);
    if (known !== undefined) return known;
    wordIds.set(word, wordIds.size);
    return wordIds.size - 1;
  };
  const read = (text: string): Read => {
    const { whole, partial } = wordsOf(text);
    return { whole: Array.from(whole, idOf), partial: Array.from(partial, idOf) };
  };
  const remembered = new Map<string, Read>();
  const readOnce = (text: string): Read => {
    const known = remembered.get(text);
    if (known) return known;
    if (remembered.size >= rememberedTexts) remembered.clear();
    const ids = read(text);
    remembered.set(text, ids);
    return ids;
  };

  const offsets = growingList();
  const wordsOfParts = growingList();
  const lastFlags = growingList();
  const note = ({ whole, partial }: Read, weight: number) => {
    for (const id of whole) wordsOfParts.push((id << weightBits) | weight);
    for (const id of partial) wordsOfParts.push((id << weightBits) | Math.max(0, weight - 1));
  };

  /** Words of a model, and of a year; a vehicle has one of each. */
  const units: number[][] = [];
  const unitIds = new Map<string, number>();
  const unitOf = (text: string): number => {
    const known = unitIds.get(text);
    if (known !== undefined) return known;
    unitIds.set(text, units.length);
    const { whole, partial } = read(text);
    units.push([...new Set([...whole, ...partial])]);
    return units.length - 1;
  };
  const vehicles = new Map<string, readonly [model: number, year: number]>();
  // The units of all fitments in one list; `begins` holds the start of each fitment's units.
  const [fittedParts, fittedBegins, fittedUnits] = [growingList(), growingList(), growingList()];
  let popularity = new Uint32Array(0);
  let stamps = new Uint32Array(0);
  let stamp = 0;

  return {
    addPart({ category, description, others, last }: PartTexts): void {
      offsets.push(wordsOfParts.length);
      lastFlags.push(last ? 1 : 0);
      const described = read(description);
      const own = new Set(described.whole);
      const { whole, partial } = readOnce(category);
      // A category such as "Batteries & Chargers" contains both; the description decides which one the part is.
      note({ whole: whole.filter((id) => own.has(id)), partial: [] }, weights.category);
      note({ whole: whole.filter((id) => !own.has(id)), partial }, weights.description);
      note(described, weights.description);
      for (const text of others) note(readOnce(text), weights.other);
    },

    addVehicle({ id, name, year }: NamedVehicle): void {
      vehicles.set(id, [unitOf(name), unitOf(String(year))]);
    },

    /** `ordinal` is the position of the part in the order in which parts were added. */
    addFitment(ordinal: number, vehicleIds: readonly string[]): void {
      if (popularity.length !== offsets.length) popularity = new Uint32Array(offsets.length);
      if (stamps.length !== units.length) stamps = new Uint32Array(units.length);
      stamp += 1;
      popularity[ordinal] = (popularity[ordinal] ?? 0) + vehicleIds.length;
      fittedParts.push(ordinal);
      fittedBegins.push(fittedUnits.length);
      for (const id of vehicleIds) {
        for (const unit of vehicles.get(id) ?? []) {
          if (stamps[unit] === stamp) continue;
          stamps[unit] = stamp;
          fittedUnits.push(unit);
        }
      }
    },

    async build(): Promise<WordIndexData> {
      const size = offsets.length;
      const [begins, texts] = [offsets.take(), wordsOfParts.take()];
      const fitted = byPart(fittedParts.take(), fittedBegins.take(), fittedUnits.take(), size);
      const ordinals = inRank(lastFlags.take(), popularity);

      // Two passes, to count and to fill: each word of a part with its greatest weight there.
      const best = new Int8Array(wordIds.size).fill(-1);
      const found: number[] = [];
      const take = (id: number, weight: number) => {
        if (best[id] === -1) found.push(id);
        if ((best[id] ?? 0) < weight) best[id] = weight;
      };
      const walk = async (visit: (id: number, rank: number, weight: number) => void) => {
        for (const [rank, ordinal] of ordinals.entries()) {
          for (let at = begins[ordinal] ?? 0; at < (begins[ordinal + 1] ?? texts.length); at += 1) {
            take((texts[at] ?? 0) >>> weightBits, (texts[at] ?? 0) & weightMask);
          }
          for (let at = fitted.starts[ordinal] ?? 0; at < (fitted.starts[ordinal + 1] ?? 0); at += 1) {
            for (const id of units[fitted.units[at] ?? -1] ?? []) take(id, weights.vehicle);
          }
          for (const id of found) {
            visit(id, rank, best[id] ?? 0);
            best[id] = -1;
          }
          found.length = 0;
          if (rank % partsPerPause === 0) await pause();
        }
      };

      const words = [...wordIds.keys()].sort((a, b) => (a < b ? -1 : 1));
      const places = new Uint32Array(words.length);
      for (const [place, word] of words.entries()) places[wordIds.get(word) ?? 0] = place;
      const starts = new Uint32Array(words.length + 1);
      const greatest = new Uint8Array(words.length);
      await walk((id, _rank, weight) => {
        const place = places[id] ?? 0;
        starts[place + 1] = (starts[place + 1] ?? 0) + 1;
        greatest[place] = Math.max(greatest[place] ?? 0, weight);
      });
      for (let at = 0; at < words.length; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
      const entries = new Uint32Array(starts[words.length] ?? 0);
      const ends = starts.slice(0, -1);
      await walk((id, rank, weight) => {
        const place = places[id] ?? 0;
        const end = ends[place] ?? 0;
        entries[end] = (rank << weightBits) | weight;
        ends[place] = end + 1;
      });
      return { words, starts, entries, weights: greatest, ordinals };
    },
  };
};

/** Groups notes, which may come in any order, by part. The values of a note run from one entry of `begins` to the next. */
const byPart = (parts: Uint32Array, begins: Uint32Array, values: Uint32Array, size: number) => {
  const starts = new Uint32Array(size + 1);
  const endOf = (note: number) => begins[note + 1] ?? values.length;
  for (const [note, part] of parts.entries()) {
    starts[part + 1] = (starts[part + 1] ?? 0) + endOf(note) - (begins[note] ?? 0);
  }
  for (let at = 0; at < size; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  const units = new Uint32Array(values.length);
  const ends = starts.slice(0, -1);
  for (const [note, part] of parts.entries()) {
    const own = values.subarray(begins[note], endOf(note));
    units.set(own, ends[part]);
    ends[part] = (ends[part] ?? 0) + own.length;
  }
  return { starts, units };
};

/** Ordinals by rank: current parts first, among them those that fit many vehicles, then by number. */
const inRank = (lastFlags: Uint32Array, popularity: Uint32Array): Uint32Array => {
  const ordinalLimit = 2 ** 24;
  const keys = Float64Array.from(lastFlags, (last, ordinal) => {
    const rarity = 31 - Math.floor(Math.log2(1 + (popularity[ordinal] ?? 0)));
    return (last * 32 + rarity) * ordinalLimit + ordinal;
  }).sort();
  return Uint32Array.from(keys, (key) => key % ordinalLimit);
};
