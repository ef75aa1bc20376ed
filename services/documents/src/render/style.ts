import type { FaceName } from './faces.ts';

export const colour = {
  ink: '#10231d',
  primary: '#008f68',
  primaryText: '#00704f',
  /** For small print and fine lines: dark enough to stay readable on a photocopy. */
  quiet: '#3a4943',
  line: '#a3b3ab',
  wash: '#eef5f2',
} as const;

/** A4 in points. The content ends above the foot. */
export const page = { width: 595.28, height: 841.89, left: 42, right: 553.28, top: 40, end: 778, foot: 806 } as const;

export const contentWidth = page.right - page.left;

export interface Style {
  readonly face: FaceName;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
}

const style = (face: FaceName, size: number, leading: number, tone: string = colour.ink): Style => ({
  face,
  size,
  leading,
  colour: tone,
});

export const styles = {
  wordmark: style('title', 21, 24),
  title: style('title', 23, 26),
  number: style('strong', 10.5, 14, colour.primaryText),
  label: style('text', 8, 11, colour.quiet),
  fact: style('strong', 10, 13),
  body: style('text', 9, 12.5),
  strong: style('strong', 9, 12.5),
  large: style('strong', 12.5, 16.5),
  small: style('text', 8, 10.5, colour.quiet),
  head: style('title', 8.5, 11),
  name: style('title', 19, 23),
  lead: style('text', 10.5, 15),
  heading: style('title', 11, 14),
  step: style('title', 11, 14, colour.primaryText),
  display: style('title', 28, 32),
  sum: style('title', 12, 16),
} as const satisfies Record<string, Style>;
