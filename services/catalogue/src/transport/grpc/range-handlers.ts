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
import type { ProductPages } from '../../application/range/product-pages.ts';
import type { RangeOffer } from '../../application/range/range-offers.ts';
import type { CurrentCatalogue } from '../../application/snapshot/current-catalogue.ts';
import type { DownloadFamily, PaperSection, RangePaper } from '../../domain/range/papers/range-paper.ts';
import type { Published } from '../../domain/range/ports.ts';
import {
  chosenParts,
  type PageChild,
  type PageParts,
  type ProductDetail,
  type ProductPage,
} from '../../domain/range/range-page.ts';
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

/** The offer of a child; on the root page a child is a family. */
type OfferOf = (child: PageChild, isFamily: boolean) => RangeOffer | undefined;

const toOffer = ({ inStock, from }: RangeOffer) => ({ inStock, from: from ? { cents: from } : undefined });

const toChild = ({ parts: _, ...child }: PageChild, offer: RangeOffer | undefined) => ({
  ...child,
  ...(offer && { offer: toOffer(offer) }),
});

const toPage = (
  { name, segment, description, drawing, level, children, trail, detail, publishedAt }: ProductPage,
  offerOf: OfferOf,
): WirePage =>
  WirePage.fromPartial({
    name,
    segment,
    description,
    drawing,
    pageLevel: level,
    children: children.map((child) => toChild(child, offerOf(child, level < 0))),
    trail: [...trail],
    ...(detail && { detail: toDetail(detail, publishedAt) }),
  });

const toSection = ({ facts = [], points = [], ...section }: PaperSection) => ({
  ...section,
  facts: [...facts],
  points: [...points],
});

const toPaper = ({
  publishedAt,
  facts = [],
  sections = [],
  highlights = [],
  products = [],
  ...paper
}: RangePaper & Published) =>
  WirePaper.fromPartial({
    ...paper,
    facts: [...facts],
    sections: sections.map(toSection),
    highlights: [...highlights],
    products: products.map((product) => ({ ...product, sections: product.sections.map(toSection) })),
    publishedAt: publishedAt.toISOString(),
  });

const toDownloads = ({ rows, ...family }: DownloadFamily) => ({
  ...family,
  rows: rows.map(({ papers, ...row }) => ({ ...row, papers: [...papers] })),
});

export const rangeHandlers = (
  pages: ProductPages,
  catalogue: Pick<CurrentCatalogue, 'snapshot' | 'publishedAt'>,
  offerOf: OfferOf,
): Handlers<typeof ProductPageServiceService> => ({
  getProductPage: async ({ screenName }) =>
    GetProductPageResponse.fromPartial({ page: toPage(await pages.get(screenName), offerOf) }),
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
    return ListDownloadsResponse.fromPartial({
      families: downloads.map(toDownloads),
      publishedAt: publishedAt?.toISOString() ?? '',
    });
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
