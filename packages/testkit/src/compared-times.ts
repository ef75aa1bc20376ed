/** The duration of one call in milliseconds. */
const timed = async (call: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await call();
  return performance.now() - began;
};

const shown = (took: readonly number[]): string => {
  const sorted = [...took].sort((one, other) => one - other);
  const at = (part: number) => (sorted[Math.floor(part * sorted.length)] ?? 0).toFixed(2);
  return `p10 ${at(0.1)}, median ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)} ms`;
};

/**
 * Runs each kind of call so many times, by turns and in changing order, and prints the times of each kind. They are not compared by
 * a test: a busy machine would fail it.
 */
export const printTimes = async (
  name: string,
  tries: number,
  calls: Readonly<Record<string, (nth: number) => Promise<unknown>>>,
): Promise<void> => {
  const kinds = Object.entries(calls).map(([kind, call]) => ({ kind, call, took: [] as number[] }));
  for (let nth = 0; nth < tries; nth += 1) {
    const first = nth % kinds.length;
    for (const { call, took } of [...kinds.slice(first), ...kinds.slice(0, first)])
      took.push(await timed(() => call(nth)));
  }
  for (const { kind, took } of kinds) console.log(`${name}, ${kind}, ${tries} tries: ${shown(took)}`);
};
