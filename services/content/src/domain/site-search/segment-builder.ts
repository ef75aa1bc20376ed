import { cleanse } from '@southline/kernel/part-number';
import { growingList } from '@southline/search/growing-list';
import { type PackedTexts, packTexts } from '@southline/search/packed-texts';
import { weightBits, weightMask } from '@southline/search/postings';
import { searchWords } from './search-words.ts';
import { hitKinds, type SiteDocument } from './site-document.ts';

/** Weights of a word by the field that contains it. A part of a word in a title has one less. */
export const weights = { number: 3, title: 2, asked: 1, text: 0 } as const;

/** Documents by rank, and the words that find them. */
export interface SegmentData {
  /** Sorted. */
  readonly words: PackedTexts;
  /** The start of each word's entries, and finally the end of the last one. */
  readonly starts: Uint32Array;
  /** Posting lists, word by word. */
  readonly entries: Uint32Array;
  /** Positions in `hitKinds`. */
  readonly kinds: Uint8Array;
  readonly titles: PackedTexts;
  readonly paths: PackedTexts;
  readonly texts: PackedTexts;
}

/** The number of documents that are processed before the builder yields to the event loop. */
const documentsPerPause = 2_000;

/** Collects documents; those with a higher rank come first, then in the order of adding. */
export const segmentBuilder = (pause: () => Promise<void> = async () => undefined) => {
  const wordIds = new Map<string, number>();
  const [kinds, ranks, offsets, words] = [growingList(), growingList(), growingList(), growingList()];
  const [titles, paths, texts]: [string[], string[], string[]] = [[], [], []];

  const note = (list: Iterable<string>, weight: number) => {
    for (const word of list) {
      const id = wordIds.get(word) ?? wordIds.size;
      if (id === wordIds.size) wordIds.set(word, id);
      words.push((id << weightBits) | weight);
    }
  };

  return {
    add({ kind, title, path, text, asked = '', numbers = [] }: SiteDocument, rank = 0): void {
      offsets.push(words.length);
      kinds.push(hitKinds.indexOf(kind));
      ranks.push(rank);
      titles.push(title);
      paths.push(path);
      texts.push(text);
      const [inTitle, inText] = [searchWords(title), searchWords(text)];
      note(
        numbers.map((number) => cleanse(number).toLowerCase()).filter((number) => number !== ''),
        weights.number,
      );
      note(inTitle.whole, weights.title);
      note(inTitle.partial, weights.title - 1);
      note(searchWords(asked).whole, weights.asked);
      note(inText.whole, weights.text);
      note(inText.partial, weights.text);
    },

    async build(): Promise<SegmentData> {
      const size = titles.length;
      const [begins, noted] = [offsets.values(), words.values()];
      const rankOf = ranks.values();
      const order = Uint32Array.from(titles, (_, at) => at).sort(
        (a, b) => (rankOf[b] ?? 0) - (rankOf[a] ?? 0) || a - b,
      );
      const sorted = [...wordIds.keys()].sort((a, b) => (a < b ? -1 : 1));
      const places = new Uint32Array(sorted.length);
      for (const [place, word] of sorted.entries()) places[wordIds.get(word) ?? 0] = place;

      // Two passes, to count and to fill: each word of a document with its greatest weight there.
      const best = new Int8Array(sorted.length).fill(-1);
      const walk = async (visit: (place: number, ordinal: number, weight: number) => void) => {
        for (const [ordinal, document] of order.entries()) {
          const found: number[] = [];
          for (let at = begins[document] ?? 0; at < (begins[document + 1] ?? noted.length); at += 1) {
            const [id, weight] = [(noted[at] ?? 0) >>> weightBits, (noted[at] ?? 0) & weightMask];
            if (best[id] === -1) found.push(id);
            if ((best[id] ?? 0) < weight) best[id] = weight;
          }
          for (const id of found) {
            visit(places[id] ?? 0, ordinal, best[id] ?? 0);
            best[id] = -1;
          }
          if (ordinal % documentsPerPause === 0) await pause();
        }
      };
      const starts = new Uint32Array(sorted.length + 1);
      await walk((place) => {
        starts[place + 1] = (starts[place + 1] ?? 0) + 1;
      });
      for (let at = 0; at < sorted.length; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
      const entries = new Uint32Array(starts[sorted.length] ?? 0);
      const ends = starts.slice(0, -1);
      await walk((place, ordinal, weight) => {
        const end = ends[place] ?? 0;
        entries[end] = (ordinal << weightBits) | weight;
        ends[place] = end + 1;
      });
      const inOrder = (list: readonly string[]) => packTexts(Array.from(order, (at) => list[at] ?? ''));
      const kindsInOrder = new Uint8Array(size);
      for (const [ordinal, at] of order.entries()) kindsInOrder[ordinal] = kinds.values()[at] ?? 0;
      return {
        words: packTexts(sorted),
        starts,
        entries,
        kinds: kindsInOrder,
        titles: inOrder(titles),
        paths: inOrder(paths),
        texts: inOrder(texts),
      };
    },
  };
};
