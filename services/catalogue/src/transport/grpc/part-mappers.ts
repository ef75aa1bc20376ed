import {
  type ListSizesResponse,
  OrderRowState,
  type ResolvedOrderRow,
  Category as WireCategory,
  PartQuote as WireQuote,
  type PartRow as WireRow,
} from '@southline/contracts/catalogue';
import { Drawing } from '@southline/contracts/common';
import { toMoney } from '@southline/contracts/money';
import { fittingMessage, partMessage } from '@southline/contracts/part-facts';
import { stockMessage } from '@southline/contracts/part-words';
import { noFitting } from '@southline/kernel/part-facts';
import type { SizeList } from '../../application/parts/list-sizes.ts';
import type { SupersessionRow } from '../../application/parts/list-supersessions.ts';
import type { PartQuote } from '../../application/parts/quote-parts.ts';
import type { CategoryNode } from '../../domain/parts/category-tree.ts';
import type { ResolvedRow } from '../../domain/parts/order-row.ts';
import { type PartDetail, partFacts } from '../../domain/parts/part.ts';
import type { PartRow } from '../../domain/parts/part-row.ts';

export const toDrawing = ({ family, attributes }: Pick<PartDetail, 'family' | 'attributes'>): Drawing =>
  Drawing.fromPartial({ family, attributes });

/** Builds whole messages: lists are long, and `fromPartial` would copy each row again on every level. */
export const toRow = (row: PartRow): WireRow => ({
  part: partMessage(row.part),
  fitting: fittingMessage({ ...noFitting, fit: row.fit, fitNote: row.fitNote }),
  grade: row.grade,
  footnote: row.footnote,
  productNote: row.productNote,
  childPurpose: row.childPurpose,
  quantityPerVehicle: row.quantityPerVehicle,
  minQuantity: row.minQty,
  price: toMoney(row.priceCents),
  isFree: row.isFree,
  stockLevel: stockMessage(row.stockLevel),
  categoryId: row.categoryId,
  categoryName: row.categoryName,
  childDepth: row.childDepth,
  children: row.children.map(toRow),
  hasSupersessions: row.hasSupersessions,
  family: row.family,
  keyAttributes: [...row.keyAttributes],
  orderable: row.orderable,
  supersededBy: row.supersededBy,
  available: row.available,
  matched: row.matched && { near: undefined, ...row.matched },
  attributes: row.attributes?.map((attribute) => ({ ...attribute })) ?? [],
});

export const toOrderRow = ({ state, quantity, part, choices, replaced = false }: ResolvedRow): ResolvedOrderRow => ({
  state: OrderRowState[`ORDER_ROW_STATE_${state}`],
  quantity,
  part: part && toRow(part),
  choices: choices.map(toRow),
  replaced,
});

export const toSizeList = ({ columns, grades, sizes, ...totals }: SizeList): ListSizesResponse => ({
  ...totals,
  columns: [...columns],
  grades: [...grades],
  sizes: sizes.map(({ values, parts }) => ({
    values: [...values],
    parts: parts.map(({ row, variant }) => ({ row: toRow(row), variant: [...variant] })),
  })),
});

export const toSupersession = ({ part, ...step }: SupersessionRow) => ({ part: partMessage(part), ...step });

export const toCategory = ({ id, name, family, children }: CategoryNode): WireCategory =>
  WireCategory.fromPartial({ categoryId: id, name, family, children: children.map(toCategory) });

export const toQuote = (quote: PartQuote): WireQuote => {
  const { part, verdict } = quote;
  return WireQuote.fromPartial({
    part: { ...partFacts(part), drawing: toDrawing(part) },
    fitting: fittingMessage({
      ...noFitting,
      fit: verdict.fit,
      fitNote: verdict.note,
      vehicleLabel: quote.vehicleLabel,
    }),
    asked: quote.asked,
    price: toMoney(part.priceCents),
    isFree: part.isFree,
    minQuantity: part.minQty,
    available: quote.available,
    stockLevel: stockMessage(quote.stockLevel),
    supersededBy: quote.supersededBy,
    orderable: quote.orderable,
    categoryIds: [...quote.categoryIds],
  });
};
