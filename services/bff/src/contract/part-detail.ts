import type {
  GetPartResponse,
  ListPartFitmentsResponse,
  ListSupersessionsResponse,
  Supersession,
} from '@southline/contracts/catalogue';
import { fitWord, stockWord } from '@southline/contracts/part-words';
import type { Place } from '@southline/drawings/place';
import { DomainError } from '@southline/kernel/errors';
import type { ProductDetail, ProductFitments, SupersessionRow } from '@southline/rest/types';
import { dollarsOf } from './money.ts';
import { toPartRow } from './parts.ts';
import type { Pictures } from './pictures.ts';

/** A normal "no": a single look-up without a hit. */
export const noSuchPart = () => new DomainError('declined', 'NotFound', 'There is no part with this number.');

/** The fit and the number of pieces exist only if a vehicle was named. */
export const toProductDetail = (
  { part, specifications, ...found }: GetPartResponse,
  withFit: boolean,
  pictures: Pictures,
): ProductDetail => {
  if (!part) throw noSuchPart();
  return {
    product: {
      id: part.cleansedPartNo,
      productNr: part.partNo,
      gmPartNumber: part.gmPartNo,
      description: part.description,
      grade: part.grade,
      baseImages: [pictures.detail(part.cleansedPartNo, part.drawingHash)],
      listPrice: dollarsOf(part.price),
      isFreePart: part.isFree,
      minQuantity: part.minQuantity,
      overallStockLevel: stockWord(part.stockLevel),
      availableQuantity: part.available,
      oeNumbers: found.oeNumbers,
      interchangeNumbers: found.interchangeNumbers,
      alternative: found.alternative,
      orderable: part.orderable,
      supersededBy: part.supersededBy,
      footnote: part.footnote,
      productNote: part.productNote,
      categories: found.trail.map(({ categoryId: categoryID, name: categoryName }) => ({ categoryID, categoryName })),
      dataSheet: pictures.dataSheet(part.cleansedPartNo),
      ...(withFit && { fit: fitWord(part.fit), fitNote: part.fitNote, pcq: part.quantityPerVehicle }),
    },
    productCriterias: specifications,
    alternatives: found.alternatives.map((row) => toPartRow(row, pictures)),
  };
};

/** A part without a position has no picture of its place. */
export const toProductFitments = (
  response: ListPartFitmentsResponse,
  place: Place | undefined,
  pictures: Pictures,
): ProductFitments => ({
  fitments: place ? [{ fitmentUrl: pictures.place(place), place }] : [],
  vehicles: response.fitments,
  totalCount: response.totalCount,
});

const toSupersessionRow = (part: Supersession): SupersessionRow => ({
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
