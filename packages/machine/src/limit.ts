/** Runs tasks over the items, at most `most` at a time; the first failure stops further tasks and is thrown. */
export const limited = async <T>(items: readonly T[], most: number, task: (item: T) => Promise<unknown>) => {
  const rest = [...items];
  const errors: unknown[] = [];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined && errors.length === 0; item = rest.shift()) {
      try {
        await task(item);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  if (errors.length > 0) throw errors[0];
};
