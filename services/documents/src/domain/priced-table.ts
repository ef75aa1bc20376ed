import type { LineFacts } from '@southline/kernel/order';
import { amountText } from '@southline/kernel/order-sums';
import { noDrawing, type PartFacts } from '@southline/kernel/part-facts';
import { vehicleText } from '@southline/kernel/part-words';
import type { Cell, Column, Row } from './paper.ts';

const priceText = ({ pricing, price }: LineFacts): string => amountText(pricing, price);

/** A line without a price shows that only in its price column. */
const lineTotalText = ({ pricing, total }: LineFacts): string =>
  pricing === 'advised' ? '–' : amountText(pricing, total);

const recommended = 'All prices are recommended, include GST and are correct at time of publication.';
const advisedRemark =
  'Lines marked “Price to be advised” are not in the total. We tell you their price before we send them.';

export const priceRemarks = (lines: readonly LineFacts[]): string[] => [
  recommended,
  ...(lines.some(({ pricing }) => pricing === 'advised') ? [advisedRemark] : []),
];

export const drawingCell = ({ drawing = noDrawing }: PartFacts): Cell => ({ kind: 'drawing', drawing });

export const partCell = ({ partNo, gmPartNo }: PartFacts): Cell => ({
  kind: 'text',
  text: partNo,
  strong: true,
  small: gmPartNo && gmPartNo !== partNo ? [`GM ${gmPartNo}`] : [],
});

export const descriptionCell = ({ description, localName = '', vehicleLabel, fit, fitNote }: LineFacts): Cell => ({
  kind: 'text',
  text: description,
  small: [localName, vehicleText(vehicleLabel, fit, fitNote)].filter(Boolean),
});

export const text = (value: string): Cell => ({ kind: 'text', text: value });

export const pricedColumns: readonly Column[] = [
  { heading: '', width: 36 },
  { heading: 'Part no', width: 96 },
  { heading: 'Description' },
  { heading: 'Quantity', width: 46, align: 'right' },
  { heading: 'Price', width: 62, align: 'right' },
  { heading: 'Total', width: 60, align: 'right' },
];

export const pricedRow = (line: LineFacts): Row => [
  drawingCell(line),
  partCell(line),
  descriptionCell(line),
  text(String(line.quantity)),
  text(priceText(line)),
  text(lineTotalText(line)),
];
