import type { MergedCartLine } from '@southline/rest/types';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** The result of merging a line of the guest's cart at sign-in. */
export type MergedLine = MergedCartLine;

export const cartMergedKey = ['cart-merged'] as const;

/** Merged lines that the visitor has not seen yet; only set, never fetched. */
export const cartMergedQuery = queryOptions<MergedLine[]>({
  queryKey: cartMergedKey,
  queryFn: skipToken,
  initialData: [],
  gcTime: Number.POSITIVE_INFINITY,
});
