import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { partsQuery } from '../api/part-queries.ts';
import type { PartsSource } from '../model/parts-source.ts';

const noNumber = { kind: 'part-number', partNo: '', vehicleSlug: '' } as const;

/** The search by number; the search by words instead, if no part has the number and parts match it as a word ("H7"). */
export const useNumberOrWords = (source: PartsSource | null): PartsSource | null => {
  const api = useApi();
  const isNumber = source?.kind === 'part-number';
  const number = isNumber ? source : noNumber;
  const byNumber = useQuery({ ...partsQuery(api, number, {}), enabled: isNumber });
  const words = { kind: 'keywords', keywords: number.partNo, vehicleSlug: number.vehicleSlug } as const;
  const isUnknown = isNumber && byNumber.data?.totalCount === 0;
  const byWords = useQuery({ ...partsQuery(api, words, {}), enabled: isUnknown });
  return isUnknown && (byWords.isPending || (byWords.data?.totalCount ?? 0) > 0) ? words : source;
};
