import {
  type GetJobResponse,
  type ListPartsResponse,
  type ListSizesResponse,
  NeedUse,
  type PartListOptions,
  type PartRow as PartRowMessage,
  UnderstoodKind,
  type UnderstoodSearch,
} from '@southline/contracts/catalogue';
import { pascalWords } from '@southline/contracts/enum-words';
import { fittingOf, partOf } from '@southline/contracts/part-facts';
import { stockWord } from '@southline/contracts/part-words';
import { named } from '@southline/rest/names';
import { partNames } from '@southline/rest/part-names';
import type { Data, Job, PartListing, PartRow } from '@southline/rest/types';
import { dollarsOf } from './money.ts';
import type { Pictures } from './pictures.ts';

const orderRowWords = {
  FOUND: 'Found',
  SUPERSEDED: 'Superseded',
  AMBIGUOUS: 'Ambiguous',
  ROUNDED: 'Rounded',
  SHORT: 'Short',
  UNKNOWN: 'Unknown',
  NOT_ORDERABLE: 'NotOrderable',
} as const;

/** A part in an unknown state cannot be added. */
export const orderRowWord = (state: string) =>
  orderRowWords[state.replace('ORDER_ROW_STATE_', '') as keyof typeof orderRowWords] ?? 'Unknown';

const matchWords = {
  NUMBER: 'Number',
  OE: 'OE',
  INTERCHANGE: 'Interchange',
  SUPERSESSION: 'Supersession',
  WORDS: 'Words',
} as const;

/** A match of an unknown kind has no explanation. */
const matchWord = (kind: string) => matchWords[kind as keyof typeof matchWords] ?? 'Words';

const toFields = (row: PartRowMessage, pictures: Pictures): Omit<PartRow, 'childPartListing'> => {
  const [part, { fit, fitNote }] = [partOf(row), fittingOf(row)];
  return {
    ...named(partNames.row, part),
    extra: { ...named(partNames.rowExtra, part), minQty: row.minQuantity },
    grade: row.grade,
    footnote: row.footnote,
    productNote: row.productNote,
    childPurposeDescription: row.childPurpose,
    pcq: row.quantityPerVehicle,
    thumbImage: pictures.thumb(part.cleansedPartNo, part.drawingHash),
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
    availableQuantity: row.available,
    ...(row.matched && {
      matched: {
        kind: matchWord(row.matched.kind),
        text: row.matched.text,
        ...(row.matched.near && { near: row.matched.near }),
      },
    }),
    orderable: row.orderable,
    supersededBy: row.supersededBy,
    fit,
    fitNote,
    keyAttributes: row.keyAttributes,
    ...(row.attributes.length > 0 && { attributes: row.attributes }),
  };
};

export const toPartRow = (row: PartRowMessage, pictures: Pictures): PartRow => ({
  ...toFields(row, pictures),
  childPartListing: row.children.map((child) => ({
    ...toFields(child, pictures),
    childPartListing: child.children.map((leaf) => ({ ...toFields(leaf, pictures), childPartListing: [] })),
  })),
});

const kindWords = new Map([
  [UnderstoodKind.UNDERSTOOD_KIND_VEHICLE, 'Vehicle' as const],
  [UnderstoodKind.UNDERSTOOD_KIND_SIZE, 'Size' as const],
  [UnderstoodKind.UNDERSTOOD_KIND_WISH, 'Wish' as const],
]);

/** Leaves out kinds that only a newer catalogue knows. */
const toUnderstood = ({
  read,
  leftOut,
  notSold,
  choices,
}: UnderstoodSearch): NonNullable<PartListing['understood']> => ({
  read: read.flatMap(({ kind, text, words }) => {
    const word = kindWords.get(kind);
    return word ? [{ kind: word, text, words }] : [];
  }),
  leftOut,
  notSold,
  choices,
});

export const toPartListing = (
  {
    groups,
    totalCount,
    maxPage,
    fitCount,
    facets,
    understood,
  }: ListPartsResponse & { understood?: UnderstoodSearch | undefined },
  pictures: Pictures,
  options: PartListOptions | undefined,
): PartListing => ({
  partListing: groups.map(({ categoryName, rows }) => ({
    categoryName,
    partsListing: rows.map((row) => toPartRow(row, pictures)),
  })),
  maxPage,
  totalCount,
  ...(fitCount !== undefined && { fitCount }),
  ...(options && { facets }),
  ...(understood && { understood: toUnderstood(understood) }),
});

export const toSizeList = ({
  columns,
  grades,
  sizes,
  totalSizes,
  totalParts,
}: ListSizesResponse): Data<'products/get-sizes'> => ({
  columns,
  grades,
  sizes: sizes.map(({ values, parts }) => ({
    values,
    parts: parts.flatMap(({ row, variant }) => {
      if (!row) return [];
      const { partNo, description } = partOf(row);
      return [
        {
          productNr: partNo,
          description,
          grade: row.grade,
          variant,
          listPrice: dollarsOf(row.price),
          isFreePart: row.isFree,
          minQuantity: row.minQuantity,
          overallStockLevel: stockWord(row.stockLevel),
          availableQuantity: row.available,
        },
      ];
    }),
  })),
  totalSizes,
  totalParts,
});

const { words: uses } = pascalWords(NeedUse);

/** An unknown use counts as optional for the buyer. */
export const toJob = ({ job, name, rows }: GetJobResponse, pictures: Pictures): Job => ({
  job,
  name,
  rows: rows.map(({ need, quantity, use, parts }) => ({
    need,
    quantity,
    use: uses[use] ?? 'Optional',
    parts: parts.map((part) => toPartRow(part, pictures)),
  })),
});
