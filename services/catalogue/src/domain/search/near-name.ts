/** Shorter names have too many neighbours. */
const shortest = 3;
const longest = 10;
/** The share of common signs, in order, from which on two names are one. */
const alikeFrom = 0.75;

/** The number of signs that two texts have in common, in order. */
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

/** Names of three signs are alike by their beginning: the last sign is "oil", "agent" or "piece". */
const likeness = (a: string, b: string): number => {
  const share = (2 * commonSigns(a, b)) / (a.length + b.length);
  if (share >= alikeFrom) return share;
  return a.length === shortest && b.length === shortest && a.slice(0, 2) === b.slice(0, 2) ? alikeFrom : 0;
};

/** Finds the meaning of names that a table of names in signs has nearly. Undefined if two meanings are as near. */
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
