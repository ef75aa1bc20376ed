import {
  GetProductPageResponse,
  ListProductPagesResponse,
  type ProductPageServiceService,
  ProductDetail as WireDetail,
  ProductPage as WirePage,
} from '@southline/contracts/catalogue';
import type { Handlers } from '@southline/platform/grpc';
import type { ProductPages } from '../../application/range/product-pages.ts';
import type { ProductDetail, ProductPage } from '../../domain/range/range-page.ts';

const toDetail = (
  { features, applications, highlights, featureList, papers, finderCategory }: ProductDetail,
  publishedAt: Date | undefined,
) =>
  WireDetail.fromPartial({
    features: features.map(({ name, items }) => ({ name, items: [...items] })),
    ...(applications && {
      applications: {
        name: applications.name,
        recommendation: applications.recommend,
        items: [...applications.items],
      },
    }),
    highlights: [...highlights],
    featureList: [...featureList],
    papers: [...papers],
    finderCategory,
    publishedAt: publishedAt?.toISOString() ?? '',
  });

const toPage = ({
  name,
  segment,
  description,
  drawing,
  level,
  children,
  trail,
  detail,
  publishedAt,
}: ProductPage): WirePage =>
  WirePage.fromPartial({
    ...{ name, segment, description, drawing, pageLevel: level },
    children: [...children],
    trail: [...trail],
    ...(detail && { detail: toDetail(detail, publishedAt) }),
  });

export const pageHandlers = (pages: ProductPages): Handlers<typeof ProductPageServiceService> => ({
  getProductPage: async ({ screenName }) =>
    GetProductPageResponse.fromPartial({ page: toPage(await pages.get(screenName)) }),
  listProductPages: async () =>
    ListProductPagesResponse.fromPartial({
      pages: (await pages.list()).map(({ trail, papers, ...page }) => ({
        ...page,
        papers: [...papers],
        path: trail.map(({ segment }) => segment),
      })),
    }),
});
