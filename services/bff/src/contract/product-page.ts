import type { DownloadFamily, PageChild, PaperLink, ProductPage } from '@southline/contracts/catalogue';
import { type Static, Type } from 'typebox';
import type { Region } from './region.ts';

const crumb = Type.Object({ productName: Type.String(), segment: Type.String() });
const point = Type.Object({ description: Type.String() });

export const productNode = Type.Object({
  productName: Type.String(),
  segment: Type.String({ description: 'The name in an address.' }),
  description: Type.String(),
  image: Type.String(),
  isDetailPage: Type.Boolean(),
  isHaveChild: Type.Boolean(),
  pageLevel: Type.Integer({ description: '-1 for the root, 1 to 3 for categories.' }),
  childrenList: Type.Array(
    Type.Object({
      productName: Type.String(),
      segment: Type.String(),
      description: Type.String(),
      image: Type.String(),
      isHaveChild: Type.Boolean(),
      opensPdf: Type.Optional(Type.String({ description: 'The paper that opens instead of the page.' })),
    }),
  ),
  trail: Type.Array(crumb, { description: 'Categories from the root to the one above.' }),
  featuresBenefits: Type.Array(Type.Object({ productName: Type.String(), featureList: Type.Array(point) })),
  applications: Type.Array(
    Type.Object({ appName: Type.String(), appRecommend: Type.String(), appList: Type.Array(point) }),
  ),
  highlights: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  featureList: Type.Array(Type.String()),
  finderCategory: Type.String({ description: 'The category that the finder starts with; empty: none.' }),
});

export const pagePapers = Type.Object({
  pageName: Type.String(),
  pdfList: Type.Array(
    Type.Object({
      pdfType: Type.String(),
      fileName: Type.String(),
      labelName: Type.String(),
      url: Type.String(),
      region: Type.String({ description: 'AU or NZ: written for that country; empty: for both.' }),
    }),
  ),
});

const cell = Type.Array(Type.Object({ label: Type.String(), url: Type.String(), region: Type.String() }));

export const downloadFamily = Type.Object({
  family: Type.String(),
  rows: Type.Array(
    Type.Object({
      product: Type.String(),
      catalogue: cell,
      flyers: cell,
      sds: cell,
      specifications: cell,
      installation: cell,
    }),
  ),
});

/** Addresses of a page's picture and papers. */
export interface PageFiles {
  picture(segment: string): string;
  paper(paper: Pick<PaperLink, 'kind' | 'fileName' | 'page'>): string;
}

/** The catalogue of oils has a path of its own (public-site.txt, 2). */
export const oilCatalogue = { kind: 'Catalogue', fileName: 'Oils.pdf', path: 'content/oil-catalogue.pdf' } as const;

/** Type Specs opens as Specification, others under their type (public-site.txt, 4). */
export const addressType = (kind: string): string => (kind === 'Specs' ? 'Specification' : kind);

export const pageFilesOf = (basePath: string, region: Region): PageFiles => ({
  picture: (segment) => `${basePath}/${region}/images/range/${encodeURIComponent(segment)}.svg`,
  paper({ kind, fileName, page }) {
    const isOils = kind === oilCatalogue.kind && fileName === oilCatalogue.fileName;
    const path = isOils ? oilCatalogue.path : `pdf/${addressType(kind)}/${encodeURIComponent(fileName)}`;
    return `${basePath}/${region}/${path}${page > 0 ? `#page=${page}` : ''}`;
  },
});

const warranty = { kind: 'Warranty', fileName: 'southline-warranty.pdf', label: 'Warranty', region: '', page: 0 };

const points = (items: readonly string[]) => items.map((description) => ({ description }));

const child = ({ name, segment, description, hasChildren, opensDownload }: PageChild, files: PageFiles) => ({
  productName: name,
  segment,
  description,
  image: files.picture(segment),
  isHaveChild: hasChildren,
  ...(opensDownload && { opensPdf: files.paper({ kind: opensDownload, fileName: `${segment}.pdf`, page: 0 }) }),
});

export const toProductNode = (page: ProductPage, files: PageFiles): Static<typeof productNode> => {
  const { features = [], applications, highlights = [], featureList = [], finderCategory = '' } = page.detail ?? {};
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
  };
};

/** "Safety data sheet (NZ)" */
const labelled = ({ label, region }: PaperLink) => (region ? `${label} (${region.toUpperCase()})` : label);

/** The page's papers, and the warranty, which every product has. */
export const toPagePapers = (page: ProductPage, files: PageFiles): Static<typeof pagePapers> => ({
  pageName: page.name,
  pdfList: [...(page.detail?.paperLinks ?? []), ...(page.detail ? [warranty] : [])].map((link) => ({
    pdfType: link.kind,
    fileName: link.fileName,
    labelName: labelled(link),
    url: files.paper(link),
    region: link.region.toUpperCase(),
  })),
});

export const toDownloadFamily = ({ name, rows }: DownloadFamily, files: PageFiles): Static<typeof downloadFamily> => ({
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
