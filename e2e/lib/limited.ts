/** Runs `work` for every item, `limit` at a time; the first failure rejects after those in progress ended. */
export const limited = async <T>(
  items: readonly T[],
  limit: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> => {
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      const item = items[index];
      if (item !== undefined) await work(item, index);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: limit }, lane));
  const failed = ended.find((lane) => lane.status === 'rejected');
  if (failed) throw failed.reason;
};
