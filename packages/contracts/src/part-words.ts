import type { Fit as FitWord, StockLevel as StockWord } from '@southline/kernel/part-words';
import { Fit, StockLevel } from './gen/southline/common/v1/common.ts';

/** Maps between words and enum values; an unknown value reads as `otherwise`. */
const inWords = <Word extends string, Wire extends number>(wires: Readonly<Record<Word, Wire>>, otherwise: Word) => {
  const words = new Map(Object.entries<Wire>(wires).map(([word, wire]) => [wire, word as Word]));
  return [(word: Word): Wire => wires[word], (wire: Wire): Word => words.get(wire) ?? otherwise] as const;
};

export const [fitMessage, fitWord] = inWords<FitWord, Fit>(
  {
    Fits: Fit.FIT_FITS,
    FitsIf: Fit.FIT_FITS_IF,
    DoesNotFit: Fit.FIT_DOES_NOT_FIT,
    Unknown: Fit.FIT_UNKNOWN,
  },
  'Unknown',
);

export const [stockMessage, stockWord] = inWords<StockWord, StockLevel>(
  {
    InStock: StockLevel.STOCK_LEVEL_IN_STOCK,
    Low: StockLevel.STOCK_LEVEL_LOW,
    None: StockLevel.STOCK_LEVEL_NONE,
  },
  'None',
);
