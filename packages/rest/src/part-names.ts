import type { PartFacts } from '@southline/kernel/part-facts';
import { Type } from 'typebox';
import { partNumber, typed } from './fields.ts';

type Fact = Exclude<keyof PartFacts, 'drawing'>;
type Names = Readonly<Partial<Record<Fact, string>>>;

/** The field names of a part in each call, by the names of the facts. */
export const partNames = {
  row: { cleansedPartNo: 'partguid', partNo: 'productNr', description: 'description' },
  rowExtra: { gmPartNo: 'gmPartNumber' },
  product: { cleansedPartNo: 'id', partNo: 'productNr', gmPartNo: 'gmPartNumber', description: 'description' },
  supersession: { partNo: 'partNumber', gmPartNo: 'gmPartNumber', description: 'description' },
  cartLine: {
    partNo: 'partno',
    cleansedPartNo: 'cleansedPartNo',
    gmPartNo: 'gmPartNumber',
    description: 'partsDescription',
  },
  orderLine: { partNo: 'southlinePartNo', gmPartNo: 'gmPartNo', description: 'partsDescription' },
  /** For lists of orders, parcels, price offers and cancellations, and for the form of a return. */
  orderedPart: { partNo: 'partno', description: 'partsDescription' },
  returnTable: { partNo: 'partNo', gmPartNo: 'gmPartNo', description: 'partsDescription' },
  returnItem: { partNo: 'partNumber', description: 'partsDescription' },
  returnDetail: { partNo: 'southlinePartNo', description: 'partsDescription' },
} as const satisfies Record<string, Names>;

/** Only the part's own number is used. */
export const supersessionRequest = { partNo: partNumber(), gmPartNo: Type.Optional(typed(60)) };
