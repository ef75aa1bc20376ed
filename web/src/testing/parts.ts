import type { PartListing, PartRow, ProductDetail, SupersessionRow, Vehicle } from '@southline/rest/types';

/** A part in a list. */
export const row: PartRow = {
  partguid: 'p1',
  productNr: 'FO1003',
  extra: { gmPartNumber: '19653719', minQty: 1 },
  description: 'Oil filter',
  grade: 'STANDARD',
  footnote: '',
  productNote: '',
  childPurposeDescription: '',
  pcq: 0,
  thumbImage: '/x.svg',
  hasCollapse: false,
  hasSupersessionCollapseButton: false,
  collapse: true,
  isShow: true,
  childDepth: 0,
  childPartListing: [],
  supersessionPartListing: [],
  categoryName: 'Oil',
  listPrice: 18.95,
  isFreePart: false,
  overallStockLevel: 'InStock',
  availableQuantity: 9,
  matched: { kind: 'Number', text: '' },
  orderable: true,
  supersededBy: '',
  fit: 'Fits',
  fitNote: '',
  keyAttributes: ['84 mm'],
};

export const listing = (rows: PartRow[], totalCount = rows.length): { data: PartListing } => ({
  data: { partListing: rows.length ? [{ categoryName: 'Oil', partsListing: rows }] : [], maxPage: 1, totalCount },
});

/** A part as its own page gets it. */
export const product: ProductDetail['product'] = {
  id: 'p1',
  productNr: 'FO1003',
  gmPartNumber: '',
  description: 'Oil filter',
  grade: 'STANDARD',
  baseImages: ['/x.svg'],
  listPrice: 0,
  isFreePart: false,
  minQuantity: 1,
  overallStockLevel: 'Low',
  availableQuantity: 3,
  oeNumbers: [],
  interchangeNumbers: [],
  alternative: '',
  orderable: true,
  supersededBy: '',
};

export const vehicle: Vehicle = {
  vehicleSlug: 'toyota-hilux-2018-a1',
  vehicleID: 'A1',
  vehicleKType: '77',
  make: 'TOYOTA',
  model: 'HiLux',
  year: 2018,
  series: 'GUN126',
  variant: 'SR5',
  carline: 'Utility, 2.8 L diesel',
  items: [],
  vin: '',
};

/** An older number of the part. */
export const superseded: SupersessionRow = {
  partNumber: 'FO1002',
  gmPartNumber: '',
  description: 'Older filter',
  supersededPart: 'FO1003',
  kind: 'REPLACES',
  note: '',
  orderable: false,
  hideButton: true,
  loading: false,
};
