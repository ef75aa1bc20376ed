import { roundUp } from '@southline/kernel/quantity';
import type { Job, PartRow } from '@southline/rest/types';

export type JobRow = Job['rows'][number];

const order = ['ECONOMY', 'STANDARD', 'PREMIUM', 'GENUINE'] as const;
export type Grade = (typeof order)[number];

/** Parts without a grade count as standard. */
export const gradeOf = ({ grade }: Pick<PartRow, 'grade'>): Grade =>
  order.find((known) => known === grade.toUpperCase()) ?? 'STANDARD';

/** The parts that a column offers for a need: parts of its grade or, if there are none, of the nearest grade. */
export const offered = ({ parts }: JobRow, grade: Grade): { parts: readonly PartRow[]; otherGrade: boolean } => {
  const far = (part: PartRow) => Math.abs(order.indexOf(gradeOf(part)) - order.indexOf(grade));
  const least = Math.min(...parts.map(far));
  const [first] = parts.filter((part) => far(part) === least);
  if (!first) return { parts: [], otherGrade: false };
  return { parts: parts.filter((part) => gradeOf(part) === gradeOf(first)), otherGrade: least > 0 };
};

/**
 * The grades of the indispensable parts, the plainest first. A grade that would select the same parts as an earlier one is
 * left out.
 */
export const gradesOf = (rows: readonly JobRow[]): Grade[] => {
  const found = new Set(rows.filter(({ use }) => use === 'Always').flatMap(({ parts }) => parts.map(gradeOf)));
  const taken = new Set<string>();
  return order.filter((grade) => {
    if (!found.has(grade)) return false;
    const parts = rows.map((row) => offered(row, grade).parts[0]?.productNr ?? '').join('\n');
    return taken.size < taken.add(parts).size;
  });
};

export type Line = {
  part: PartRow;
  /** The quantity to order: it covers the need and can be sold. */
  quantity: number;
  /** Whether the stock is smaller than that quantity. */
  short: boolean;
};

export const lineOf = (part: PartRow, need: Pick<JobRow, 'quantity'>): Line => {
  const quantity = roundUp(part.pcq || need.quantity, Math.max(1, part.extra.minQty));
  return { part, quantity, short: !part.orderable || part.availableQuantity < quantity };
};

/** The total of the lines that can be added. Summed in cents, so that the sum is exact. */
export const totalOf = (lines: readonly Line[]): number =>
  lines
    .filter(({ short }) => !short)
    .reduce((sum, { part, quantity }) => sum + Math.round(part.listPrice * 100) * quantity, 0) / 100;

/** Whether a need is selected by default. */
export const usual = ({ use, parts }: JobRow): boolean => use !== 'Optional' && parts.length > 0;

/** If one part serves two needs, its quantities are added up in one row. */
export const rowsToAdd = (lines: readonly Line[]): { partNo: string; quantity: number }[] => {
  const rows = new Map<string, number>();
  for (const { part, quantity } of lines) rows.set(part.productNr, (rows.get(part.productNr) ?? 0) + quantity);
  return [...rows].map(([partNo, quantity]) => ({ partNo, quantity }));
};
