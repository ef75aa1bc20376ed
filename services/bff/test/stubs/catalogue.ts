import {
  type CatalogueServiceService,
  GetPartDrawingResponse,
  GetPartResponse,
  ListBoughtTogetherResponse,
  ListCategoriesResponse,
  ListPartFitmentsResponse,
  ListPartsByCategoryNameResponse,
  ListPartsResponse,
  ListSizesResponse,
  ListSupersessionsResponse,
  OrderRowState,
  PartRow,
  QuotePartsResponse,
  ResolveOrderRowsResponse,
  SearchByKeywordsResponse,
  SearchPartNumberResponse,
  SearchVehiclesResponse,
  type VehicleServiceService,
} from '@southline/contracts/catalogue';
import { Fit, StockLevel } from '@southline/contracts/common';
import { DomainError } from '@southline/kernel/errors';
import { cleanse } from '@southline/kernel/part-number';
import type { Handlers } from '@southline/platform/grpc';

const child = PartRow.fromPartial({ part: { partNo: 'SL-C-1', cleansedPartNo: 'SLC1' }, childDepth: 1 });

const batteryFacts = {
  partNo: 'SL-B-60',
  cleansedPartNo: 'SLB60',
  gmPartNo: '92000001',
  description: 'Battery 60 Ah',
  drawingHash: 'abc123',
};

export const battery = PartRow.fromPartial({
  part: batteryFacts,
  fitting: { fit: Fit.FIT_FITS_IF, fitNote: 'with stop-start' },
  grade: 'Premium',
  minQuantity: 2,
  orderable: true,
  quantityPerVehicle: 3,
  price: { cents: 12_995, currency: 'AUD' },
  stockLevel: StockLevel.STOCK_LEVEL_LOW,
  categoryName: 'Batteries',
  keyAttributes: ['12 V', '60 Ah'],
  children: [child],
});

export const drawing = { family: 'batteries', attributes: { length: '242 mm' } };

const listing = { groups: [{ categoryName: 'Batteries', rows: [battery] }], totalCount: 1, maxPage: 1 };
const empty = { groups: [], totalCount: 0, maxPage: 1 };
/** An older number of a part that is out of stock. Two other parts have the same replacement. */
const shortRow = {
  part: { ...battery, part: { ...batteryFacts, partNo: 'SL-NEW', cleansedPartNo: 'SLNEW' }, available: 0 },
  choices: [battery, { ...battery, part: { ...batteryFacts, partNo: 'SL-B-61', cleansedPartNo: 'SLB61' } }],
  replaced: true,
};
const isBattery = (partNo: string) => cleanse(partNo) === batteryFacts.cleansedPartNo;

export const vehicle = {
  vehicleSlug: 'toyota-hilux-2018',
  vehicleId: 'v1',
  kType: 'k1',
  make: 'TOYOTA',
  model: 'HILUX',
  year: 2018,
  series: 'GUN126R',
  variant: 'SR5',
  carline: 'Utility 2.8 TD',
};

/** The size of a category that grows by one part with each request. */
let growing = 1;

export const catalogue: Handlers<typeof CatalogueServiceService> = {
  listCategories: async () =>
    ListCategoriesResponse.fromPartial({
      categories: [{ categoryId: 'c', name: 'Electrical', children: [{ categoryId: 'c-b', name: 'Batteries' }] }],
    }),
  /** Returns the requested options as a facet, so that tests can check them. */
  listParts: async ({ options }) =>
    ListPartsResponse.fromPartial({
      ...listing,
      ...(options && {
        maxPage: 7,
        fitCount: 1,
        facets: [{ name: options.sort, label: 'Sort', values: [{ value: String(options.page), label: '', count: 1 }] }],
      }),
    }),
  searchPartNumber: async ({ partNo }) => SearchPartNumberResponse.fromPartial(isBattery(partNo) ? listing : empty),
  searchByKeywords: async ({ keywords, page }) =>
    SearchByKeywordsResponse.fromPartial(
      keywords === 'growing'
        ? { ...listing, totalCount: growing++, maxPage: 1 }
        : keywords.includes('battery') && page <= 3
          ? { ...listing, totalCount: 21, maxPage: 3 }
          : { maxPage: 1 },
    ),
  setEverydayRow: async () => ({}),
  countUnopenedSearch: async () => ({}),
  listEmptySearches: async () => ({
    rows: [],
    searches: [
      {
        query: 'turbo filter',
        count: 3,
        unopened: 1,
        lastAt: '2026-01-02T03:04:05.000Z',
        unknown: [{ word: 'turbo', nearest: ['tubo'] }],
      },
    ],
    totalCount: 1,
  }),
  listPartsByCategoryName: async ({ category, furtherCategories }) => {
    if (furtherCategories.length > 0)
      return ListPartsByCategoryNameResponse.fromPartial({ totalCount: 1 + furtherCategories.length });
    if (category === 'Growing')
      return ListPartsByCategoryNameResponse.fromPartial({ ...listing, totalCount: growing++ });
    return ListPartsByCategoryNameResponse.fromPartial(category === 'Batteries' ? listing : empty);
  },
  listSizes: async ({ categories, filters, pageSize }) =>
    ListSizesResponse.fromPartial({
      columns: ['Capacity'],
      sizes: [{ values: ['60 Ah'], parts: [{ row: battery, variant: filters?.attributes[0]?.values ?? [] }] }],
      totalSizes: pageSize,
      totalParts: categories.length,
    }),
  getPart: async ({ partNo }) => {
    if (!isBattery(partNo)) throw new DomainError('not-found', 'PartUnknown', 'There is no part with this number.');
    const specifications = [{ name: 'Capacity', value: '60 Ah', isLink: false }];
    const trail = [{ categoryId: 'c-b', name: 'Batteries' }];
    return GetPartResponse.fromPartial({ part: battery, specifications, drawing, trail, alternatives: [child] });
  },
  listPartFitments: async () =>
    ListPartFitmentsResponse.fromPartial({ fitments: [{ make: 'TOYOTA', years: '2015–2020' }], totalCount: 1 }),
  listSupersessions: async () =>
    ListSupersessionsResponse.fromPartial({
      supersessions: [{ part: { partNo: 'SL-B-55' }, supersededBy: 'SL-B-60' }],
    }),
  listBoughtTogether: async ({ partNo, vehicleSlug }) =>
    ListBoughtTogetherResponse.fromPartial({ parts: isBattery(partNo) && vehicleSlug === '' ? [child] : [] }),
  quoteParts: async ({ partNos }) =>
    QuotePartsResponse.fromPartial({
      quotes: partNos
        .filter((asked) => asked === 'SL-F100')
        .map((asked) => ({
          asked,
          part: { partNo: asked, cleansedPartNo: cleanse(asked), description: 'Oil filter', drawingHash: 'f100' },
          price: { cents: 2_500, currency: 'AUD' },
          minQuantity: 2,
          available: 40,
          orderable: true,
          stockLevel: StockLevel.STOCK_LEVEL_IN_STOCK,
        })),
    }),
  resolveOrderRows: async ({ rows }) =>
    ResolveOrderRowsResponse.fromPartial({
      rows: rows.map(({ partNo, quantity }) => {
        if (partNo === 'SL-OLD') return { state: OrderRowState.ORDER_ROW_STATE_SHORT, ...shortRow, quantity };
        // A number that the battery's only contains.
        if (partNo === 'B60') return { state: OrderRowState.ORDER_ROW_STATE_AMBIGUOUS, quantity, choices: [battery] };
        return isBattery(partNo)
          ? { state: OrderRowState.ORDER_ROW_STATE_FOUND, quantity, part: battery }
          : { state: OrderRowState.ORDER_ROW_STATE_UNKNOWN, quantity, choices: [battery] };
      }),
    }),
  getPartDrawing: async ({ cleansedPartNo }) => {
    if (cleansedPartNo === 'BROKEN') throw new Error('connection to 10.0.0.7 refused');
    if (cleansedPartNo === 'CALIPERL') {
      const calliper = { family: 'brakes', attributes: { axle: 'front', side: 'left' } };
      return GetPartDrawingResponse.fromPartial({ drawing: calliper, drawingHash: 'def' });
    }
    if (cleansedPartNo !== batteryFacts.cleansedPartNo)
      throw new DomainError('not-found', 'PartUnknown', 'No such part.');
    return GetPartDrawingResponse.fromPartial({ drawing, drawingHash: batteryFacts.drawingHash });
  },
};

export const vehicles: Handlers<typeof VehicleServiceService> = {
  listMakes: async () => ({ makes: ['FORD', 'TOYOTA'] }),
  listModels: async ({ make }) => ({ models: make === 'TOYOTA' ? ['HILUX'] : [] }),
  listYears: async () => ({ years: [2020, 2018] }),
  listVariants: async ({ series }) => ({ variants: [{ series: series || 'GUN126R', variant: 'SR5' }] }),
  searchVehicles: async ({ skip }) =>
    SearchVehiclesResponse.fromPartial({ vehicles: skip === 0 ? [vehicle] : [], totalCount: 1 }),
  searchByRego: async ({ plate }) => ({ vehicles: plate === 'ABC 123' ? [vehicle] : [] }),
  getVehicle: async ({ vehicleSlug }) => {
    if (vehicleSlug !== vehicle.vehicleSlug) throw new DomainError('not-found', 'NotFound', 'No such vehicle.');
    return { vehicle };
  },
  searchByVin: async ({ vin }) => {
    if (vin.length < 10) throw new DomainError('invalid', 'InvalidRequest', 'No VIN.', { value: 'No VIN.' });
    const facts = { kind: 'VIN', makes: ['TOYOTA'], modelYears: [2018], checkDigit: 'FAILED' };
    return { vehicles: vin === 'GUN126-3901234' ? [vehicle] : [], facts, totalCount: 1 };
  },
};
