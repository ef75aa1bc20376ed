import {
  GetProductPageResponse,
  GetRangePaperResponse,
  ListDownloadsResponse,
  ListProductPagesResponse,
  type PageSizes,
  type ProductPageServiceService,
  ProductDetail as WireDetail,
  ProductPage as WirePage,
  RangePaper as WirePaper,
} from '@southline/contracts/catalogue';
import type { Handlers } from '@southline/platform/grpc';
import type { FamilyOffer } from '../../application/range/family-offers.ts';
import type { ProductPages } from '../../application/range/product-pages.ts';
import type { CurrentCatalogue } from '../../application/snapshot/current-catalogue.ts';
import type { RangePaper } from '../../domain/range/papers/range-paper.ts';
import type { Published } from '../../domain/range/ports.ts';
import { chosenParts, type PageParts, type ProductDetail, type ProductPage } from '../../domain/range/range-page.ts';
import { generationKey } from '../../domain/snapshot/generation.ts';

const toSizes = (parts: PageParts): PageSizes | undefined => {
  if (parts === '') return undefined;
  const { categories, attributes = {} } = chosenParts(parts);
  return {
    categories: [...categories],
    attributes: Object.entries(attributes).map(([name, values]) => ({ name, values: [...values] })),
  };
};

const toDetail = (
  {
    features,
    applications,
    highlights,
    featureList,
    papers,
    finderCategory,
    parts = '',
    paperLinks = [],
  }: ProductDetail,
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
    paperLinks: [...paperLinks],
    finderCategory,
    sizes: toSizes(parts),
    publishedAt: publishedAt?.toISOString() ?? '',
  });

type Offers = ReadonlyMap<string, FamilyOffer>;

const noOffers: Offers = new Map();

const toOffer = (family: string, offers: Offers) => {
  const { inStock, from } = offers.get(family) ?? {};
  return inStock === undefined ? undefined : { inStock, from: from ? { cents: from } : undefined };
};

/** `offers` of the families, on the root page. */
const toPage = (
  { name, segment, description, drawing, level, children, trail, detail, publishedAt }: ProductPage,
  offers: Offers,
): WirePage =>
  WirePage.fromPartial({
    name,
    segment,
    description,
    drawing,
    pageLevel: level,
    children: children.map((child) => ({ ...child, offer: toOffer(child.drawing.family, offers) })),
    trail: [...trail],
    ...(detail && { detail: toDetail(detail, publishedAt) }),
  });

const toPaper = ({ publishedAt, ...paper }: RangePaper & Published) =>
  WirePaper.fromJSON({ ...paper, publishedAt: publishedAt.toISOString() });

export const rangeHandlers = (
  pages: ProductPages,
  catalogue: Pick<CurrentCatalogue, 'snapshot' | 'publishedAt'>,
  familyOffers: () => Offers,
): Handlers<typeof ProductPageServiceService> => ({
  async getProductPage({ screenName }) {
    const page = await pages.get(screenName);
    const offers = page.level < 0 ? familyOffers() : noOffers;
    return GetProductPageResponse.fromPartial({ page: toPage(page, offers) });
  },
  listProductPages: async () =>
    ListProductPagesResponse.fromPartial({
      pages: (await pages.list()).map(({ trail, papers, ...page }) => ({
        ...page,
        papers: [...papers],
        path: trail.map(({ segment }) => segment),
      })),
    }),
  getRangePaper: async ({ kind, fileName }) =>
    GetRangePaperResponse.fromPartial({ paper: toPaper(await pages.paper(kind, fileName)) }),
  listDownloads: async () => {
    const { downloads, publishedAt } = await pages.downloads();
    return ListDownloadsResponse.fromJSON({ families: downloads, publishedAt: publishedAt?.toISOString() ?? '' });
  },
  getPublication: async () => {
    const rangePublishedAt = await pages.publishedAt();
    return {
      generation: generationKey(catalogue.snapshot().generations),
      partsPublishedAt: catalogue.publishedAt()?.toISOString() ?? '',
      rangePublishedAt: rangePublishedAt?.toISOString() ?? '',
    };
  },
});
