import type {
  GetPartResponse,
  ListPartFitmentsResponse,
  ListSupersessionsResponse,
  Supersession,
} from '@southline/contracts/catalogue';
import { fittingOf, partOf } from '@southline/contracts/part-facts';
import { stockWord } from '@southline/contracts/part-words';
import type { Place } from '@southline/drawings/place';
import { DomainError } from '@southline/kernel/errors';
import { named } from '@southline/rest/names';
import { partNames } from '@southline/rest/part-names';
import type { ProductDetail, ProductFitments, SupersessionRow } from '@southline/rest/types';
import { dollarsOf } from './money.ts';
import { toPartRow } from './parts.ts';
import type { Pictures } from './pictures.ts';

/** A look-up without a hit is not an error: it is answered with `status: false`. */
export const noSuchPart = () => new DomainError('declined', 'NotFound', 'There is no part with this number.');

/** The fit and the number of pieces are present only if a vehicle was named. */
export const toProductDetail = (
  { part: row, specifications, ...found }: GetPartResponse,
  withFit: boolean,
  pictures: Pictures,
): ProductDetail => {
  if (!row) throw noSuchPart();
  const [part, { fit, fitNote }] = [partOf(row), fittingOf(row)];
  return {
    product: {
      ...named(partNames.product, part),
      grade: row.grade,
      baseImages: [pictures.detail(part.cleansedPartNo, part.drawingHash)],
      listPrice: dollarsOf(row.price),
      isFreePart: row.isFree,
      minQuantity: row.minQuantity,
      overallStockLevel: stockWord(row.stockLevel),
      availableQuantity: row.available,
      oeNumbers: found.oeNumbers,
      interchangeNumbers: found.interchangeNumbers,
      alternative: found.alternative,
      orderable: row.orderable,
      supersededBy: row.supersededBy,
      footnote: row.footnote,
      productNote: row.productNote,
      categories: found.trail.map(({ categoryId: categoryID, name: categoryName }) => ({ categoryID, categoryName })),
      dataSheet: pictures.dataSheet(part.cleansedPartNo),
      ...(withFit && { fit, fitNote, pcq: row.quantityPerVehicle }),
    },
    productCriterias: specifications,
    alternatives: found.alternatives.map((each) => toPartRow(each, pictures)),
  };
};

/** A part without a position has no picture of its position. */
export const toProductFitments = (
  response: ListPartFitmentsResponse,
  place: Place | undefined,
  pictures: Pictures,
): ProductFitments => ({
  fitments: place ? [{ fitmentUrl: pictures.place(place), place }] : [],
  vehicles: response.fitments,
  totalCount: response.totalCount,
});

const toSupersessionRow = (row: Supersession): SupersessionRow => ({
  ...named(partNames.supersession, partOf(row)),
  supersededPart: row.supersededBy,
  kind: row.kind,
  note: row.note,
  orderable: row.orderable,
  hideButton: !row.orderable,
  loading: false,
});

export const toSupersessionRows = ({ supersessions }: ListSupersessionsResponse) =>
  supersessions.map(toSupersessionRow);
