/** Pages on either side of the current one. */
const AROUND = 2;

/** The page numbers to link: the first, the last and those around the current one. 0 marks a gap. */
export const pageWindow = (page: number, last: number): number[] => {
  const numbers = new Set([1, last]);
  for (let near = page - AROUND; near <= page + AROUND; near += 1) if (near >= 1 && near <= last) numbers.add(near);
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.flatMap((number, at) => {
    const before = sorted[at - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [0, number] : [number];
  });
};
