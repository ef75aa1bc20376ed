/** The query without some of its words; undefined if it does not hold all of them, or has no others. */
export const withoutWords = (query: string, words: readonly string[]): string | undefined => {
  const left = query.split(/\s+/).filter(Boolean);
  for (const word of words) {
    const at = left.findIndex((one) => one.toLowerCase() === word.toLowerCase());
    if (at === -1) return undefined;
    left.splice(at, 1);
  }
  return words.length > 0 && left.length > 0 ? left.join(' ') : undefined;
};
