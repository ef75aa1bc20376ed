import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { dataAnswers } from './envelope.ts';
import { issued } from './fields.ts';
import { anybody } from './who.ts';

const { get } = callsOf('Range');

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
      partsInStock: Type.Optional(Type.Integer({ description: 'Some seconds old; absent without parts.' })),
      fromPrice: Type.Optional(
        Type.Number({ description: 'The lowest price among its parts in stock, AUD with GST.' }),
      ),
    }),
  ),
  trail: Type.Array(crumb, { description: 'Categories from the root to the one above.' }),
  featuresBenefits: Type.Array(Type.Object({ productName: Type.String(), featureList: Type.Array(point) })),
  applications: Type.Array(
    Type.Object({ appName: Type.String(), appRecommend: Type.String(), appList: Type.Array(point) }),
  ),
  highlights: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  featureList: Type.Array(Type.String()),
  sizes: Type.Optional(
    Type.Object(
      {
        category: Type.Array(Type.String()),
        filters: Type.Optional(Type.Object({ attributes: Type.Record(Type.String(), Type.Array(Type.String())) })),
      },
      { description: 'The parts that it is sold in, as search-by-category takes them; absent: none.' },
    ),
  ),
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

export const rangeCalls = {
  'products/get-product-list': get(
    anybody,
    'A page of the range by its name; the root without one',
    { screenname: Type.Optional(issued(120)) },
    dataAnswers(productNode),
  ),
  'products/get-technical-downloads-details': get(
    anybody,
    'Papers of a product page',
    { pagename: issued(120, 1) },
    dataAnswers(pagePapers),
  ),
  'products/get-technical-downloads': get(
    anybody,
    'Papers of all products, by family',
    {},
    dataAnswers(Type.Array(downloadFamily)),
  ),
};
