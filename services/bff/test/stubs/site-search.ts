import {
  type SearchSiteRequest,
  SearchSiteResponse,
  SiteHitKind,
  type SiteSearchServiceService,
} from '@southline/contracts/content';
import { DomainError } from '@southline/kernel/errors';
import type { Handlers } from '@southline/platform/grpc';

/** Finds one of twelve parts and records the requests. */
export const createSiteSearch = () => {
  const asked: SearchSiteRequest[] = [];
  const handlers: Handlers<typeof SiteSearchServiceService> = {
    async searchSite(request) {
      asked.push(request);
      if (request.query === 'early')
        throw new DomainError('unavailable', 'Unavailable', 'The search is being prepared.');
      if (request.query === 'nothing') return SearchSiteResponse.fromPartial({ tookMs: 1 });
      const snippet = [
        { text: 'For <i>', marked: false },
        { text: 'oil', marked: true },
      ];
      const hit = {
        kind: SiteHitKind.SITE_HIT_KIND_PART,
        title: 'SL-F100 Oil filter',
        path: 'part-detail/SL-F100',
        snippet,
      };
      return SearchSiteResponse.fromPartial({ hits: [hit], totalCount: 1_012, pageCount: 102, tookMs: 2.4 });
    },
  };
  return { handlers, asked };
};
