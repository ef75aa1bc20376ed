import type { MergedCartLine } from '@southline/rest/types';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** What became of a line of the guest's cart at sign-in. */
export type MergedLine = MergedCartLine;

export const cartMergedKey = ['cart-merged'] as const;

/** The lines that the visitor has not been told about yet; only ever set, never fetched. */
export const cartMergedQuery = queryOptions<MergedLine[]>({
  queryKey: cartMergedKey,
  queryFn: skipToken,
  initialData: [],
  gcTime: Number.POSITIVE_INFINITY,
});
