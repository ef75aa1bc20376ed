import {
  GetProductPageResponse,
  GetRangePaperResponse,
  ListDownloadsResponse,
  ListProductPagesResponse,
  type ProductPageServiceService,
} from '@southline/contracts/catalogue';
import { DomainError } from '@southline/kernel/errors';
import type { Handlers } from '@southline/platform/grpc';

const drawing = { family: 'batteries', attributes: {} };

const links = [
  { kind: 'Catalogue', fileName: 'Oils.pdf', label: 'Oils catalogue', region: '', page: 4 },
  { kind: 'SDS', fileName: 'Marine-Batteries-NZ.pdf', label: 'Safety data sheet', region: 'nz', page: 0 },
  { kind: 'Specs', fileName: 'Marine-Batteries.pdf', label: 'Specification', region: '', page: 0 },
];

/** The root and two pages: a category with one product page, and a page that opens its document. */
const range = {
  '': { name: 'Our Range', segment: '', pageLevel: -1, drawing, children: [] },
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
      papers: ['Catalogue', 'SDS', 'Specs'],
      paperLinks: links,
      finderCategory: '',
      sizes: { categories: ['Marine', 'Deep Cycle'], attributes: [{ name: 'Voltage', values: ['12 V'] }] },
    },
  },
};

export const pages: Handlers<typeof ProductPageServiceService> = {
  async getProductPage({ screenName }) {
    const page = Object.entries(range).find(([key]) => key === screenName.toLowerCase())?.[1];
    if (!page) throw new DomainError('not-found', 'NotFound', 'There is no such page.');
    return GetProductPageResponse.fromPartial({ page });
  },
  async getRangePaper({ kind, fileName }) {
    const known = [...links, { kind: 'Warranty', fileName: 'southline-warranty.pdf' }];
    const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
    const found = known.find((link) => same(link.kind, kind) && same(link.fileName, fileName));
    if (!found) throw new DomainError('not-found', 'NotFound', 'There is no such paper.');
    return GetRangePaperResponse.fromPartial({ paper: { kind: found.kind, fileName: found.fileName, name: 'Paper' } });
  },
  listDownloads: async () =>
    ListDownloadsResponse.fromPartial({
      families: [{ name: 'Batteries', rows: [{ product: 'Marine Batteries', papers: links }] }],
    }),
  getPublication: async () => ({
    generation: 'parts-1',
    partsPublishedAt: '2024-03-01T02:00:00.000Z',
    rangePublishedAt: '2024-04-01T02:00:00.000Z',
  }),
  listProductPages: async () =>
    ListProductPagesResponse.fromPartial({
      pages: [
        { name: 'Our Range', segment: '', hasChildren: true },
        { name: 'Batteries', segment: 'Batteries', hasChildren: true },
        { name: 'Marine Batteries', segment: 'Marine-Batteries', path: ['Batteries'] },
      ],
    }),
};
