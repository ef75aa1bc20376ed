/**
 * Queues work on the same parts inside this process, so that buyers of one part do not lose one transaction after another to
 * each other. Between processes the transactions decide.
 */
export const createPartQueue = () => {
  const tails = new Map<string, Promise<void>>();

  const enter = async (partNo: string): Promise<() => void> => {
    const before = tails.get(partNo);
    const { promise: tail, resolve: open } = Promise.withResolvers<void>();
    tails.set(partNo, tail);
    await before;
    return () => {
      if (tails.get(partNo) === tail) tails.delete(partNo);
      open();
    };
  };

  return {
    /** `partNos` must be sorted: all callers enter in the same order, so no deadlock can occur. */
    async run<T>(partNos: readonly string[], work: () => Promise<T>): Promise<T> {
      const leave: (() => void)[] = [];
      try {
        for (const partNo of partNos) leave.push(await enter(partNo));
        return await work();
      } finally {
        for (const exit of leave) exit();
      }
    },
  };
};

export type PartQueue = ReturnType<typeof createPartQueue>;
