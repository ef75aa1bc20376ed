type Line = readonly (readonly [lng: number, lat: number])[];

/**
 * Borders of the Australian states. Most follow a meridian or a parallel by law; those along rivers and ranges are drawn
 * between towns.
 */
export const stateBorders: readonly Line[] = [
  // Western Australia: 129° E.
  [
    [129, -14.88],
    [129, -31.69],
  ],
  // South Australia: 26° S, and 141° E as surveyed, three kilometres west of it along Victoria.
  [
    [129, -26],
    [141, -26],
    [141, -34.02],
    [140.96, -34.02],
    [140.96, -38.06],
  ],
  // Queensland and the Northern Territory: 138° E.
  [
    [138, -16.55],
    [138, -26],
  ],
  // Queensland and New South Wales: 29° S, the rivers Barwon and Macintyre, the ranges.
  [
    [141, -29],
    [148.96, -29],
    [149.4, -28.69],
    [150.31, -28.55],
    [151.0, -28.74],
    [151.3, -29.1],
    [151.78, -28.96],
    [152.0, -28.9],
    [152.0, -28.52],
    [152.4, -28.26],
    [153.1, -28.35],
    [153.55, -28.17],
  ],
  // New South Wales and Victoria: the Murray, then a straight line to Cape Howe.
  [
    [140.96, -34.02],
    [141.5, -34.13],
    [142.16, -34.18],
    [142.4, -34.77],
    [142.8, -34.58],
    [143.33, -34.77],
    [143.55, -35.33],
    [144.3, -35.7],
    [144.75, -36.12],
    [145.0, -35.86],
    [145.56, -35.81],
    [146.0, -36.01],
    [146.4, -35.97],
    [146.92, -36.09],
    [147.4, -35.95],
    [147.9, -36.0],
    [148.2, -36.6],
    [149.97, -37.51],
  ],
  // Australian Capital Territory.
  [
    [149.12, -35.12],
    [149.4, -35.32],
    [149.2, -35.35],
    [149.1, -35.8],
    [149.08, -35.92],
    [148.9, -35.75],
    [148.77, -35.5],
    [148.81, -35.31],
    [149.12, -35.12],
  ],
];

/** The position of a state's name. */
export const stateNames: readonly { name: string; abbr: string; at: readonly [number, number] }[] = [
  { name: 'Western Australia', abbr: 'WA', at: [121.6, -25.3] },
  { name: 'Northern Territory', abbr: 'NT', at: [133.4, -20.8] },
  { name: 'South Australia', abbr: 'SA', at: [135.3, -29.9] },
  { name: 'Queensland', abbr: 'QLD', at: [144.3, -22.0] },
  { name: 'New South Wales', abbr: 'NSW', at: [146.7, -32.6] },
  { name: 'Victoria', abbr: 'VIC', at: [144.2, -36.9] },
  { name: 'Tasmania', abbr: 'TAS', at: [146.7, -42.0] },
];
