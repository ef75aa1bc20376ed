/** Shorter names are similar to too many others. */
const shortest = 3;
const longest = 10;
/** Two names count as equal if they share at least this part of their characters, in order. */
const alikeFrom = 0.75;

/** The number of characters that two texts have in common, in order. */
const commonSigns = (a: string, b: string): number => {
  let above = new Array<number>(b.length + 1).fill(0);
  for (const sign of a) {
    const row = [0];
    for (let at = 0; at < b.length; at += 1)
      row.push(b[at] === sign ? (above[at] ?? 0) + 1 : Math.max(row[at] ?? 0, above[at + 1] ?? 0));
    above = row;
  }
  return above[b.length] ?? 0;
};

/** Names of three characters are similar if the first two are equal: the last one is often "oil", "agent" or "piece". */
const likeness = (a: string, b: string): number => {
  const share = (2 * commonSigns(a, b)) / (a.length + b.length);
  if (share >= alikeFrom) return share;
  return a.length === shortest && b.length === shortest && a.slice(0, 2) === b.slice(0, 2) ? alikeFrom : 0;
};

/** Finds the meaning of the most similar name in a table of names. Undefined if two meanings are equally near. */
export const nearName = (meanings: ReadonlyMap<string, string>) => {
  const names = [...meanings].filter(([name, means]) => means !== '' && name.length >= shortest);
  return (text: string): { readonly means: string; readonly likeness: number } | undefined => {
    if (text.length < shortest || text.length > longest) return undefined;
    let [best, found] = [0, new Set<string>()];
    for (const [name, means] of names) {
      const share = Math.abs(name.length - text.length) > 2 ? 0 : likeness(text, name);
      if (share < alikeFrom || share < best) continue;
      if (share > best) [best, found] = [share, new Set()];
      found.add(means);
    }
    const [means, ...more] = found;
    return means !== undefined && more.length === 0 ? { means, likeness: best } : undefined;
  };
};
