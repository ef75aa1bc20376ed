import { kindOfTyped } from '@southline/kernel/typed-kind';
import { isWholeVin } from '@southline/kernel/vehicle-kind';
import { vehicleNumberIn } from '@southline/kernel/vehicle-number';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api, CallOptions } from '../../shared/http/api-client.ts';
import { execute } from '../../shared/http/execute.ts';
import type { Language } from '../../shared/i18n/language.ts';
import type { Suggestion } from './suggestion.ts';

/** Prices and stock change, but within this time a repeated text uses the cached answer. */
const FRESH_MS = 15_000;
const MOST_PARTS = 6;
/** The smallest page of a list. */
const LEAST_PAGE = 10;

export type AskedSuggestion = { q: string; vehicleSlug: string; language: Language };

type PersonalKind = 'Plate' | 'Vin' | 'Frame';

/** Kinds of text that may identify the visitor's vehicle. The same text may also be a part number. */
export const isPersonal = (kind: Suggestion['understood']['kind']): kind is PersonalKind =>
  kind === 'Plate' || kind === 'Vin' || kind === 'Frame';

/** Whether the text is sent to the server while the visitor types. */
export const isAskedAbout = (text: string): boolean =>
  !['Empty', 'List'].includes(kindOfTyped(text)) && !isWholeVin(text);

/**
 * Sends personal text (a plate, a VIN) in the body of a call, so that it is never part of a URL. It may be a part number or a
 * word of the catalogue, such as "DOT4". Numbers that differ from it by a typing mistake do not count.
 */
const partsCalled = async (
  api: Api,
  kind: PersonalKind,
  { q, vehicleSlug }: AskedSuggestion,
  options: CallOptions,
): Promise<Suggestion> => {
  const keywords = vehicleNumberIn(q).number;
  const data = { keywords, ...(vehicleSlug && { vehicleSlug }), pageNo: 1, pageSize: LEAST_PAGE };
  const { partListing } = await execute(api, 'GET', 'api/Product/SearchByKeywords', data, options);
  const rows = partListing.flatMap(({ partsListing }) => partsListing);
  const parts = rows.filter(({ matched }) => !matched?.near).slice(0, MOST_PARTS);
  return { understood: { kind }, vehicles: [], categories: [], pages: [], parts };
};

/** The typed text is part of the key, so a late answer is never shown for another text. */
export const suggestQuery = (api: Api, asked: AskedSuggestion) => {
  const kind = kindOfTyped(asked.q);
  return queryOptions({
    queryKey: [api.region, 'suggest', asked],
    queryFn: async ({ signal }): Promise<Suggestion> => {
      if (isPersonal(kind)) return partsCalled(api, kind, asked, { signal });
      const { language: lng, ...query } = asked;
      return (await api.get('search/suggest', { ...query, lng }, { signal })).data;
    },
    staleTime: FRESH_MS,
    // Personal text is not cached.
    gcTime: isPersonal(kind) ? 0 : FRESH_MS,
    retry: false,
    placeholderData: keepPreviousData,
  });
};
