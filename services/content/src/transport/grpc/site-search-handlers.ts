import { SearchSiteResponse, SiteHitKind, type SiteSearchServiceService } from '@southline/contracts/content';
import { kebabWords } from '@southline/contracts/enum-words';
import type { Handlers } from '@southline/platform/grpc';
import type { searchSite } from '../../application/site-search/search-site.ts';

type Definition = typeof SiteSearchServiceService;

const { wires: kinds } = kebabWords(SiteHitKind);

export const siteSearchHandlers = (
  search: ReturnType<typeof searchSite>,
  observe: (tookMs: number) => void,
): Handlers<Definition> => ({
  searchSite: async (request) => {
    const { hits, totalCount, pageCount, tookMs, corrected } = search(request);
    observe(tookMs);
    return SearchSiteResponse.fromPartial({
      hits: hits.map(({ kind, title, path, snippet }) => ({ kind: kinds[kind], title, path, snippet: [...snippet] })),
      totalCount,
      pageCount,
      tookMs,
      corrected,
    });
  },
});
