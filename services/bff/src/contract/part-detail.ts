import type {
  GetPartResponse,
  ListPartFitmentsResponse,
  ListSupersessionsResponse,
  Supersession,
} from '@southline/contracts/catalogue';
import { DomainError } from '@southline/kernel/errors';
import { type Static, Type } from 'typebox';
import { dollarsOf } from './money.ts';
import { partWords } from './parts.ts';
import type { Pictures } from './pictures.ts';
import { fitWord, stockWord } from './words.ts';

export const productDetail = Type.Object({
  product: Type.Object({
    id: Type.String(),
    productNr: Type.String(),
    gmPartNumber: Type.String(),
    description: Type.String(),
    grade: Type.String(),
    baseImages: Type.Array(Type.String()),
    listPrice: Type.Number(),
    isFreePart: Type.Boolean(),
    minQuantity: Type.Integer(),
    overallStockLevel: partWords.stockLevel,
    orderable: Type.Boolean({ description: 'False for what is for display only: replaced or discontinued.' }),
    supersededBy: Type.String({ description: 'The number to buy instead; empty where there is none.' }),
    fit: Type.Optional(partWords.fit),
    fitNote: Type.Optional(Type.String()),
    pcq: Type.Optional(Type.Integer({ description: 'Pieces that the vehicle needs; 0 when unknown.' })),
  }),
  productCriterias: Type.Array(Type.Object({ name: Type.String(), value: Type.String(), isLink: Type.Boolean() })),
});

/** A normal "no": a single look-up without a hit. */
export const noSuchPart = () => new DomainError('declined', 'NotFound', 'There is no part with this number.');

/** The fit verdict and the pieces needed are there only when a vehicle was named. */
export const toProductDetail = (
  { part, specifications }: GetPartResponse,
  withFit: boolean,
  pictures: Pictures,
): Static<typeof productDetail> => {
  if (!part) throw noSuchPart();
  return {
    product: {
      id: part.partId,
      productNr: part.partNo,
      gmPartNumber: part.gmPartNo,
      description: part.description,
      grade: part.grade,
      baseImages: [pictures.detail(part.cleansedPartNo, part.drawingHash)],
      listPrice: dollarsOf(part.price),
      isFreePart: part.isFree,
      minQuantity: part.minQuantity,
      overallStockLevel: stockWord(part.stockLevel),
      orderable: part.orderable,
      supersededBy: part.supersededBy,
      ...(withFit && { fit: fitWord(part.fit), fitNote: part.fitNote, pcq: part.quantityPerVehicle }),
    },
    productCriterias: specifications,
  };
};

export const productFitments = Type.Object({
  fitments: Type.Array(Type.Object({ fitmentUrl: Type.String() })),
  vehicles: Type.Array(
    Type.Object({
      make: Type.String(),
      model: Type.String(),
      series: Type.String(),
      years: Type.String(),
      variant: Type.String(),
      note: Type.String(),
    }),
  ),
  totalCount: Type.Integer(),
});

/** No part of ours has a fitment picture; the vehicles say it all. */
export const toProductFitments = (response: ListPartFitmentsResponse): Static<typeof productFitments> => ({
  fitments: [],
  vehicles: response.fitments,
  totalCount: response.totalCount,
});

export const supersessionRow = Type.Object({
  partNumber: Type.String(),
  gmPartNumber: Type.String(),
  description: Type.String(),
  supersededPart: Type.String({ description: 'The number that replaces this one; empty for the newest.' }),
  kind: Type.String({ description: 'REPLACES, CONDITIONAL, WHILE_STOCK, DISCONTINUED or INTERCHANGE.' }),
  note: Type.String(),
  orderable: Type.Boolean(),
  hideButton: Type.Boolean({ description: 'True where there is nothing to order.' }),
  loading: Type.Boolean(),
});

const toSupersessionRow = (part: Supersession): Static<typeof supersessionRow> => ({
  partNumber: part.partNo,
  gmPartNumber: part.gmPartNo,
  description: part.description,
  supersededPart: part.supersededBy,
  kind: part.kind,
  note: part.note,
  orderable: part.orderable,
  hideButton: !part.orderable,
  loading: false,
});

export const toSupersessionRows = ({ supersessions }: ListSupersessionsResponse) =>
  supersessions.map(toSupersessionRow);
