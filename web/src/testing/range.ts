import type { RangePage } from '@southline/rest/types';

type Child = RangePage['childrenList'][number];

/** Pages of the range. */
export const child = (productName: string, rest: Partial<Child> = {}): Child => ({
  productName,
  segment: productName.replace(/ & | /g, '-'),
  description: `About ${productName}`,
  image: '/x.svg',
  isHaveChild: false,
  ...rest,
});

export const page = (productName: string, rest: Partial<RangePage> = {}): RangePage => ({
  ...child(productName),
  isDetailPage: false,
  pageLevel: 1,
  childrenList: [],
  trail: [],
  featuresBenefits: [],
  applications: [],
  highlights: [],
  featureList: [],
  finderCategory: '',
  ...rest,
});
