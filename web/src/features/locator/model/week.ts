import type { Dealer } from '@southline/rest/types';

type Span = Dealer['openingHours']['week'][number];

export interface WeekRow {
  /** 1 Monday to 7 Sunday, both included. */
  readonly from: number;
  readonly to: number;
  /** Empty on days when it is closed. */
  readonly spans: readonly { readonly opens: string; readonly closes: string }[];
}

/** Groups a week into few rows: consecutive days with the same hours share one. */
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
