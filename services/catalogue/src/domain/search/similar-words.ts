/** Pairs of neighbouring letters, including the ends of the word. */
const pairsOf = (word: string): Set<string> => {
  const framed = ` ${word} `;
  return new Set(Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2)));
};

/** The share of common letter pairs from which on two words are similar. */
const alikeFrom = 0.4;

/** Finds words similar to one, beyond a typing mistake, to let people choose. */
export const similarWords = (words: readonly string[]) => {
  const letters = words.filter((word) => /^\p{L}{3,}$/u.test(word));
  const sizes = letters.map((word) => pairsOf(word).size);
  const holders = new Map<string, number[]>();
  for (const [place, word] of letters.entries())
    for (const pair of pairsOf(word)) {
      const known = holders.get(pair);
      if (known) known.push(place);
      else holders.set(pair, [place]);
    }
  return (wanted: string, most: number): string[] => {
    const pairs = pairsOf(wanted);
    const shared = new Map<number, number>();
    for (const pair of pairs)
      for (const place of holders.get(pair) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
    return [...shared]
      .map(([place, count]) => ({ place, score: (2 * count) / (pairs.size + (sizes[place] ?? 0)) }))
      .filter(({ score }) => score >= alikeFrom)
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .slice(0, most)
      .flatMap(({ place }) => letters[place] ?? []);
  };
};
