import type { QueryClient } from '@tanstack/react-query';
import { pictureReady } from '../../../shared/content/picture-ready.ts';
import type { Api } from '../../../shared/http/api-client.ts';
import { papersQuery, type RangePage, rangePageQuery } from './range-queries.ts';

/** All that a page of the range shows at once: its texts, its menu, its papers and its picture. */
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
