import type { DownloadFamily, PageChild, PageSizes, PaperLink, ProductPage } from '@southline/contracts/catalogue';
import type { DownloadFamily as DownloadFamilyAnswer, PagePapers, RangePage, RangeSizes } from '@southline/rest/types';
import { dollarsOf } from './money.ts';
import type { Region } from './region.ts';

/** The oil catalogue has a URL of its own. */
export const oilCatalogue = { kind: 'Catalogue', fileName: 'Oils.pdf', path: 'content/oil-catalogue.pdf' } as const;

/** The type Specs has the URL name Specification; other types keep their names. */
export const addressType = (kind: string): string => (kind === 'Specs' ? 'Specification' : kind);

export const pageFilesOf = (basePath: string, region: Region) => ({
  picture: (segment: string) => `${basePath}/${region}/images/range/${encodeURIComponent(segment)}.svg`,
  paper({ kind, fileName, page }: Pick<PaperLink, 'kind' | 'fileName' | 'page'>) {
    const isOils = kind === oilCatalogue.kind && fileName === oilCatalogue.fileName;
    const path = isOils ? oilCatalogue.path : `pdf/${addressType(kind)}/${encodeURIComponent(fileName)}`;
    return `${basePath}/${region}/${path}${page > 0 ? `#page=${page}` : ''}`;
  },
});

/** URLs of a page's picture and documents. */
export type PageFiles = ReturnType<typeof pageFilesOf>;

const warranty = { kind: 'Warranty', fileName: 'southline-warranty.pdf', label: 'Warranty', region: '', page: 0 };

const points = (items: readonly string[]) => items.map((description) => ({ description }));

const child = ({ name, segment, description, hasChildren, opensDownload, offer }: PageChild, files: PageFiles) => ({
  productName: name,
  segment,
  description,
  image: files.picture(segment),
  isHaveChild: hasChildren,
  ...(opensDownload && { opensPdf: files.paper({ kind: opensDownload, fileName: `${segment}.pdf`, page: 0 }) }),
  ...(offer && { partsInStock: offer.inStock }),
  ...(offer?.from && { fromPrice: dollarsOf(offer.from) }),
});

const toSizes = ({ categories, attributes }: PageSizes): RangeSizes => ({
  category: categories,
  ...(attributes.length > 0 && {
    filters: { attributes: Object.fromEntries(attributes.map(({ name, values }) => [name, values])) },
  }),
});

export const toProductNode = (page: ProductPage, files: PageFiles): RangePage => {
  const { features = [], applications, highlights = [], featureList = [] } = page.detail ?? {};
  const { finderCategory = '', sizes } = page.detail ?? {};
  return {
    productName: page.name,
    segment: page.segment,
    description: page.description,
    image: files.picture(page.segment),
    isDetailPage: page.detail !== undefined,
    isHaveChild: page.children.length > 0,
    pageLevel: page.pageLevel,
    childrenList: page.children.map((each) => child(each, files)),
    trail: page.trail.map(({ name, segment }) => ({ productName: name, segment })),
    featuresBenefits: features.map(({ name, items }) => ({ productName: name, featureList: points(items) })),
    applications: applications
      ? [
          {
            appName: applications.name,
            appRecommend: applications.recommendation,
            appList: points(applications.items),
          },
        ]
      : [],
    highlights,
    featureList,
    finderCategory,
    ...(sizes && { sizes: toSizes(sizes) }),
  };
};

/** For example "Safety data sheet (NZ)". */
const labelled = ({ label, region }: PaperLink) => (region ? `${label} (${region.toUpperCase()})` : label);

/** The documents of a page, and the warranty, which every product has. */
export const toPagePapers = (page: ProductPage, files: PageFiles): PagePapers => ({
  pageName: page.name,
  pdfList: [...(page.detail?.paperLinks ?? []), ...(page.detail ? [warranty] : [])].map((link) => ({
    pdfType: link.kind,
    fileName: link.fileName,
    labelName: labelled(link),
    url: files.paper(link),
    region: link.region.toUpperCase(),
  })),
});

export const toDownloadFamily = ({ name, rows }: DownloadFamily, files: PageFiles): DownloadFamilyAnswer => ({
  family: name,
  rows: rows.map(({ product, papers }) => {
    const cellOf = (kind: string) =>
      papers
        .filter((link) => link.kind === kind)
        .map((link) => ({ label: link.label, url: files.paper(link), region: link.region.toUpperCase() }));
    return {
      product,
      catalogue: cellOf('Catalogue'),
      flyers: cellOf('Flyers'),
      sds: cellOf('SDS'),
      specifications: cellOf('Specs'),
      installation: cellOf('Installation'),
    };
  }),
});
