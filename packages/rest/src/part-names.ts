import type { PartFacts } from '@southline/kernel/part-facts';
import { type TString, Type } from 'typebox';
import { partNumber, text } from './fields.ts';

type Fact = Exclude<keyof PartFacts, 'drawing'>;
type Names = Readonly<Partial<Record<Fact, string>>>;

/** The facts of a part that each call answers, and their names there. */
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
  /** Of parcels, price offers, cancellations, and the form of a return. */
  orderedPart: { partNo: 'partno', description: 'partsDescription' },
  returnTable: { partNo: 'partNo', gmPartNo: 'gmPartNo', description: 'partsDescription' },
  returnItem: { partNo: 'partNumber', description: 'partsDescription' },
  returnDetail: { partNo: 'southlinePartNo', description: 'partsDescription' },
} as const satisfies Record<string, Names>;

/** Only the part's own number is used. */
export const supersessionRequest = { partNo: partNumber(), gmPartNo: Type.Optional(text(60)) };

type NameIn<Of extends Names> = Extract<Of[keyof Of], string>;

/** The schemas of a call's facts. */
export const partTexts = <const Of extends Names>(names: Of) =>
  Object.fromEntries(Object.values(names).map((name) => [name, Type.String()])) as Record<NameIn<Of>, TString>;

/** The facts of a part as a call names them. */
export const namedPart = <const Of extends Names>(names: Of, part: PartFacts) =>
  Object.fromEntries(Object.entries(names).map(([fact, name]) => [name, part[fact as Fact]])) as Record<
    NameIn<Of>,
    string
  >;
