import { Fit, StockLevel } from '@southline/contracts/common';

const stockWords = {
  [StockLevel.STOCK_LEVEL_UNSPECIFIED]: 'None',
  [StockLevel.STOCK_LEVEL_NONE]: 'None',
  [StockLevel.STOCK_LEVEL_LOW]: 'Low',
  [StockLevel.STOCK_LEVEL_IN_STOCK]: 'InStock',
} as const satisfies Record<StockLevel, string>;

export const stockWord = (level: StockLevel) => stockWords[level];

const fitWords = {
  [Fit.FIT_UNSPECIFIED]: 'Unknown',
  [Fit.FIT_UNKNOWN]: 'Unknown',
  [Fit.FIT_FITS]: 'Fits',
  [Fit.FIT_FITS_IF]: 'FitsIf',
  [Fit.FIT_DOES_NOT_FIT]: 'DoesNotFit',
} as const satisfies Record<Fit, string>;

export const fitWord = (fit: Fit) => fitWords[fit];

const matchWords = {
  NUMBER: 'Number',
  OE: 'OE',
  INTERCHANGE: 'Interchange',
  SUPERSESSION: 'Supersession',
  WORDS: 'Words',
} as const;

/** A kind that is not known here explains nothing. */
export const matchWord = (kind: string) => matchWords[kind as keyof typeof matchWords] ?? 'Words';
