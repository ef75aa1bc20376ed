import {
  GetProductPageResponse,
  ListProductPagesResponse,
  type ProductPageServiceService,
} from '@southline/contracts/catalogue';
import { DomainError } from '@southline/kernel/errors';
import type { Handlers } from '@southline/platform/grpc';

const drawing = { family: 'batteries', attributes: {} };

/** Two pages: a category that holds a product page and one that opens its paper. */
const range = {
  batteries: {
    name: 'Batteries',
    segment: 'Batteries',
    pageLevel: 1,
    drawing,
    children: [
      { name: 'Marine Batteries', segment: 'Marine-Batteries', drawing },
      { name: 'EFB', segment: 'EFB', drawing, opensDownload: 'Specs' },
    ],
  },
  'marine-batteries': {
    name: 'Marine Batteries',
    segment: 'Marine-Batteries',
    pageLevel: 1,
    drawing,
    trail: [{ name: 'Batteries', segment: 'Batteries' }],
    detail: {
      features: [{ name: 'Construction', items: ['Dual terminals'] }],
      applications: { name: 'Where it fits', recommendation: 'Charge it.', items: ['Boats'] },
      papers: ['Specs', 'Flyers'],
      finderCategory: '',
    },
  },
};

export const pages: Handlers<typeof ProductPageServiceService> = {
  async getProductPage({ screenName }) {
    const page = Object.entries(range).find(([key]) => key === screenName.toLowerCase())?.[1];
    if (!page) throw new DomainError('not-found', 'NotFound', 'There is no such page.');
    return GetProductPageResponse.fromPartial({ page });
  },
  listProductPages: async () => ListProductPagesResponse.fromPartial({ pages: [] }),
};
