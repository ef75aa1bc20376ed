import type { PartGroup, PartRow as PartRowMessage } from '@southline/contracts/catalogue';
import { type Static, Type } from 'typebox';
import { words } from './fields.ts';
import { dollarsOf } from './money.ts';
import type { Pictures } from './pictures.ts';
import { fitWord, stockWord } from './words.ts';

const stockLevel = words(['InStock', 'Low', 'None']);
const fit = words(['Fits', 'FitsIf', 'DoesNotFit', 'Unknown']);

const rowFields = {
  partguid: Type.String(),
  productNr: Type.String(),
  extra: Type.Object({ gmPartNumber: Type.String(), minQty: Type.Integer() }),
  description: Type.String(),
  grade: Type.String(),
  footnote: Type.String(),
  productNote: Type.String(),
  childPurposeDescription: Type.String(),
  pcq: Type.Integer({ description: 'Pieces that the vehicle needs; 0 when unknown.' }),
  thumbImage: Type.String(),
  hasCollapse: Type.Boolean(),
  hasSupersessionCollapseButton: Type.Boolean(),
  collapse: Type.Boolean(),
  isShow: Type.Boolean(),
  childDepth: Type.Integer(),
  supersessionPartListing: Type.Array(Type.Unknown(), { description: 'Empty; get-supersession-listing fills it.' }),
  categoryName: Type.String(),
  listPrice: Type.Number(),
  isFreePart: Type.Boolean(),
  overallStockLevel: stockLevel,
  orderable: Type.Boolean({ description: 'False for what is for display only: replaced or discontinued.' }),
  supersededBy: Type.String({ description: 'The number to buy instead; empty where there is none.' }),
  fit,
  fitNote: Type.String(),
  keyAttributes: Type.Array(Type.String()),
};

// Depth 0 to 2: parts of a kit, and parts of those.
const leafRow = Type.Object({ ...rowFields, childPartListing: Type.Array(Type.Unknown()) });
const kitRow = Type.Object({ ...rowFields, childPartListing: Type.Array(leafRow) });
export const partRow = Type.Object({ ...rowFields, childPartListing: Type.Array(kitRow) });

export const partListing = Type.Object({
  partListing: Type.Array(Type.Object({ categoryName: Type.String(), partsListing: Type.Array(partRow) })),
  maxPage: Type.Integer(),
  totalCount: Type.Integer(),
});

type Leaf = Static<typeof leafRow>;
export type PartListing = Static<typeof partListing>;

const toFields = (row: PartRowMessage, pictures: Pictures): Omit<Leaf, 'childPartListing'> => ({
  partguid: row.partId,
  productNr: row.partNo,
  extra: { gmPartNumber: row.gmPartNo, minQty: row.minQuantity },
  description: row.description,
  grade: row.grade,
  footnote: row.footnote,
  productNote: row.productNote,
  childPurposeDescription: row.childPurpose,
  pcq: row.quantityPerVehicle,
  thumbImage: pictures.thumb(row.cleansedPartNo, row.drawingHash),
  hasCollapse: row.children.length > 0,
  hasSupersessionCollapseButton: row.hasSupersessions,
  collapse: true,
  isShow: row.childDepth === 0,
  childDepth: row.childDepth,
  supersessionPartListing: [],
  categoryName: row.categoryName,
  listPrice: dollarsOf(row.price),
  isFreePart: row.isFree,
  overallStockLevel: stockWord(row.stockLevel),
  orderable: row.orderable,
  supersededBy: row.supersededBy,
  fit: fitWord(row.fit),
  fitNote: row.fitNote,
  keyAttributes: row.keyAttributes,
});

const toRow = (row: PartRowMessage, pictures: Pictures): Static<typeof partRow> => ({
  ...toFields(row, pictures),
  childPartListing: row.children.map((child) => ({
    ...toFields(child, pictures),
    childPartListing: child.children.map((leaf) => ({ ...toFields(leaf, pictures), childPartListing: [] })),
  })),
});

/** One page holds all where the catalogue answers at most 200 rows and names no pages. */
export const toPartListing = (
  { groups, totalCount, maxPage = 1 }: { groups: readonly PartGroup[]; totalCount: number; maxPage?: number },
  pictures: Pictures,
): PartListing => ({
  partListing: groups.map(({ categoryName, rows }) => ({
    categoryName,
    partsListing: rows.map((row) => toRow(row, pictures)),
  })),
  maxPage,
  totalCount,
});

export const partWords = { stockLevel, fit };
