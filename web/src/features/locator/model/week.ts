import type { Dealer } from '@southline/rest/types';

type Span = Dealer['openingHours']['week'][number];

export interface WeekRow {
  /** 1 Monday to 7 Sunday, both included. */
  readonly from: number;
  readonly to: number;
  /** None on days on which it is closed. */
  readonly spans: readonly { readonly opens: string; readonly closes: string }[];
}

/** A week in as few rows as it has: days that follow each other and keep the same hours are one. */
export const weekRows = (week: readonly Span[]): WeekRow[] => {
  const rows: WeekRow[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const spans = week
      .filter((span) => span.day === day)
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((a, b) => a.opens.localeCompare(b.opens));
    const before = rows.at(-1);
    if (before && JSON.stringify(before.spans) === JSON.stringify(spans))
      rows[rows.length - 1] = { ...before, to: day };
    else rows.push({ from: day, to: day, spans });
  }
  return rows;
};
