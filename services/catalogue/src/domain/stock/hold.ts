import { invalid } from '../errors.ts';

export interface HoldLine {
  /** Cleansed part number. */
  readonly partNo: string;
  readonly quantity: number;
}

export const holdStates = ['HELD', 'SETTLED', 'RELEASED'] as const;
export type HoldState = (typeof holdStates)[number];

/** After a release an order may hold again, when a late capture arrives; each hold has its own round. */
export interface HoldKey {
  readonly orderId: string;
  readonly round: number;
}

export interface Hold {
  readonly state: HoldState;
  readonly lines: readonly HoldLine[];
}

const maxLines = 500;

export const holdId = ({ orderId, round }: HoldKey): string => `${orderId}:${round}`;

export const checkHoldKey = ({ orderId, round }: HoldKey): void => {
  if (!orderId) throw invalid('orderId', 'The order is missing.');
  if (!Number.isInteger(round) || round < 1) throw invalid('round', 'The round counts from 1.');
};

/** One line per part, sorted by part, so that carts with common parts lock them in the same order. */
export const holdLines = (lines: readonly HoldLine[]): HoldLine[] => {
  if (lines.length === 0 || lines.length > maxLines) throw invalid('lines', `There must be 1 to ${maxLines} lines.`);
  const units = new Map<string, number>();
  for (const { partNo, quantity } of lines) {
    if (!partNo) throw invalid('cleansedPartNo', 'The part number is missing.');
    if (!Number.isInteger(quantity) || quantity < 1) throw invalid('quantity', 'The quantity counts from 1.');
    units.set(partNo, (units.get(partNo) ?? 0) + quantity);
  }
  return [...units].map(([partNo, quantity]) => ({ partNo, quantity })).sort((a, b) => (a.partNo < b.partNo ? -1 : 1));
};

export const sameLines = (a: readonly HoldLine[], b: readonly HoldLine[]): boolean =>
  a.length === b.length &&
  a.every((line, index) => line.partNo === b[index]?.partNo && line.quantity === b[index]?.quantity);

/** The available units of parts that have too few; empty if all lines can be held. */
export const shortOf = (
  lines: readonly HoldLine[],
  available: ReadonlyMap<string, number>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    lines
      .map(({ partNo, quantity }) => [partNo, available.get(partNo) ?? 0, quantity] as const)
      .filter(([, units, quantity]) => units < quantity)
      .map(([partNo, units]) => [partNo, units]),
  );
