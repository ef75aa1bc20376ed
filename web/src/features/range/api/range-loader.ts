import type { QueryClient } from '@tanstack/react-query';
import { pictureReady } from '../../../shared/content/picture-ready.ts';
import type { Api } from '../../../shared/http/api-client.ts';
import { papersQuery, type RangePage, rangePageQuery } from './range-queries.ts';

/** All data that a page of the range shows at once: texts, menu, documents and picture. */
export const loadRangePage = async (
  api: Api,
  queryClient: QueryClient,
  name: string,
): Promise<RangePage | undefined> => {
  const page = await queryClient.ensureQueryData(rangePageQuery(api, name)).catch(() => undefined);
  if (!page) return undefined;
  const menu = ['', ...page.trail.map(({ segment }) => segment)];
  await Promise.all([
    ...menu.map((each) => queryClient.prefetchQuery(rangePageQuery(api, each))),
    page.isDetailPage && queryClient.prefetchQuery(papersQuery(api, page.segment)),
    page.isDetailPage && pictureReady(`${page.image}?size=detail`),
  ]);
  return page;
};
