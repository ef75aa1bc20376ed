/** Runs tasks over the items, at most `most` at a time, in their order; the first failure stops further tasks and is thrown. */
export const limited = async <T>(
  items: readonly T[],
  most: number,
  task: (item: T, index: number) => Promise<unknown>,
) => {
  const rest = [...items.entries()];
  const errors: unknown[] = [];
  const worker = async () => {
    for (let next = rest.shift(); next && errors.length === 0; next = rest.shift()) {
      try {
        await task(next[1], next[0]);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  if (errors.length > 0) throw errors[0];
};
