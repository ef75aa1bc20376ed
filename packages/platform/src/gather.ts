interface Waiting<Item> {
  readonly item: Item;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Processes added items in lists of at most `longest`, one list at a time, in order. `work` returns how many of its list are
 * done, counted from the first; the others are processed again. If it throws, the whole list has failed.
 */
export const gather = <Item>(longest: number, work: (items: readonly Item[]) => Promise<number>) => {
  const queue: Waiting<Item>[] = [];
  let working = false;

  const run = async () => {
    working = true;
    // Items added in the same tick join the list.
    await Promise.resolve();
    while (queue.length > 0) {
      const list = queue.slice(0, longest);
      try {
        const count = await work(list.map(({ item }) => item));
        for (const { done } of queue.splice(0, count)) done();
      } catch (error) {
        for (const { failed } of queue.splice(0, list.length)) failed(error);
      }
    }
    working = false;
  };

  return (item: Item): Promise<void> =>
    new Promise((done, failed) => {
      queue.push({ item, done, failed });
      if (!working) void run();
    });
};

/** Reads the records that are asked for meanwhile with one query of at most `longest` keys. */
export const readTogether = <Record>(
  longest: number,
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Record>>,
): ((key: string) => Promise<Record | undefined>) => {
  const add = gather<{ readonly key: string; found?: Record | undefined }>(longest, async (asked) => {
    const found = await read(asked.map(({ key }) => key));
    for (const each of asked) each.found = found.get(each.key);
    return asked.length;
  });
  return async (key) => {
    const asked: { readonly key: string; found?: Record | undefined } = { key };
    await add(asked);
    return asked.found;
  };
};
