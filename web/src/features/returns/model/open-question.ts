import type { ThreadEntry } from '../api/request-queries.ts';

/** The last message of one side about an item, which the other side answers. Undefined without one. */
export const lastOf = (
  thread: readonly ThreadEntry[],
  returnItemID: string,
  by: ThreadEntry['user_type'],
): ThreadEntry | undefined => thread.findLast((entry) => entry.returnItemID === returnItemID && entry.user_type === by);
