import type { PageChild, ProductPage } from '@southline/contracts/catalogue';
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
    Type.Object({ pdfType: Type.String(), fileName: Type.String(), labelName: Type.String(), url: Type.String() }),
  ),
});

/** Addresses of a page's picture and papers. */
export interface PageFiles {
  picture(segment: string): string;
  paper(kind: string, segment: string): string;
}

export const pageFilesOf = (basePath: string, region: Region): PageFiles => ({
  picture: (segment) => `${basePath}/${region}/images/range/${encodeURIComponent(segment)}.svg`,
  paper: (kind, segment) => `${basePath}/${region}/pdf/${kind}/${encodeURIComponent(`${segment}.pdf`)}`,
});

/** Kinds of papers that are made from the page itself, and what links to them say. */
export const paperLabels: ReadonlyMap<string, string> = new Map([['Specs', 'Data sheet']]);

const points = (items: readonly string[]) => items.map((description) => ({ description }));

const child = ({ name, segment, description, hasChildren, opensDownload }: PageChild, files: PageFiles) => ({
  productName: name,
  segment,
  description,
  image: files.picture(segment),
  isHaveChild: hasChildren,
  ...(paperLabels.has(opensDownload) && { opensPdf: files.paper(opensDownload, segment) }),
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

export const toPagePapers = (page: ProductPage, files: PageFiles): Static<typeof pagePapers> => ({
  pageName: page.name,
  pdfList: (page.detail?.papers ?? []).flatMap((kind) => {
    const labelName = paperLabels.get(kind);
    const { segment } = page;
    return labelName ? [{ pdfType: kind, fileName: `${segment}.pdf`, labelName, url: files.paper(kind, segment) }] : [];
  }),
});
