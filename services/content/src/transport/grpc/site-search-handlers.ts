import {
  SiteHitKind as Kind,
  SearchSiteResponse,
  type SiteHitKind,
  type SiteSearchServiceService,
} from '@southline/contracts/content';
import type { Handlers } from '@southline/platform/grpc';
import type { searchSite } from '../../application/site-search/search-site.ts';
import type { HitKind } from '../../domain/site-search/site-document.ts';

type Definition = typeof SiteSearchServiceService;

const kinds: Readonly<Record<HitKind, SiteHitKind>> = {
  part: Kind.SITE_HIT_KIND_PART,
  category: Kind.SITE_HIT_KIND_CATEGORY,
  page: Kind.SITE_HIT_KIND_PAGE,
  download: Kind.SITE_HIT_KIND_DOWNLOAD,
  dealer: Kind.SITE_HIT_KIND_DEALER,
};

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
