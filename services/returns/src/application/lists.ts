import { invalid } from '../domain/errors.ts';
import { longestList, type Selection } from '../domain/list.ts';

const largestPage = 100;

/** Throws if a list cannot show the selection; the error names each problem. */
export const checked = (selection: Selection): Selection => {
  const { page, pageSize, from, until, number } = selection;
  if (!(pageSize >= 1 && pageSize <= largestPage)) throw invalid({ pageSize: `A page has 1 to ${largestPage} rows.` });
  if (!(page >= 1 && page * pageSize <= longestList)) throw invalid({ page: `Lists end after ${longestList} rows.` });
  if (from && until && from >= until) throw invalid({ fromDate: 'From date cannot later than to date.' });
  return { ...selection, number: number?.trim().toUpperCase() || undefined };
};
