export type Size = 'thumb' | 'detail';

export const colour = {
  ink: '#10231d',
  primary: '#008f68',
  paper: '#fff',
  tint: '#eef3f1',
  shade: '#dbe5e1',
  glow: '#d3ede4',
  quiet: '#5d706a',
} as const;

export type Sheet = {
  readonly width: number;
  readonly height: number;
  /** Free border around the part, in sheet units; it contains the dimension lines. */
  readonly marginX: number;
  readonly marginY: number;
  readonly heavy: number;
  readonly fine: number;
  readonly hatch: number;
  readonly decimals: number;
};

// A thumb is shown at 56–96 px, so its strokes are heavy for its sheet.
export const sheets: Readonly<Record<Size, Sheet>> = {
  thumb: { width: 96, height: 96, marginX: 5, marginY: 5, heavy: 2.3, fine: 1.1, hatch: 5, decimals: 1 },
  detail: { width: 640, height: 480, marginX: 92, marginY: 72, heavy: 2, fine: 0.9, hatch: 6.5, decimals: 1 },
};
