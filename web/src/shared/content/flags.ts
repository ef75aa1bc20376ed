import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../http/api-client.ts';
import { isApiError } from '../http/api-error.ts';

/** Flags for temporary content. If the server does not answer, the content is hidden. */
const flagQuery = (api: Api, path: 'session/show-chicago-banner' | 'session/show-announcement') =>
  queryOptions({
    queryKey: [api.region, 'flag', path],
    queryFn: ({ signal }) =>
      api.get(path, {}, { signal }).then(
        () => true,
        (error) => {
          // Only a refusal means that the flag is off. A failed request does not: a busy server does not end the promotion.
          if (isApiError(error) && error.status === 200) return false;
          throw error;
        },
      ),
    staleTime: 5 * 60_000,
  });

/** Whether the home page shows the banner of the promotion. */
export const promotionBannerQuery = (api: Api) => flagQuery(api, 'session/show-chicago-banner');

/** Whether the winners are announced: the footer links the competition's terms and the winners. */
export const announcementQuery = (api: Api) => flagQuery(api, 'session/show-announcement');
