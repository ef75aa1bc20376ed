import type { Fit as FitWord, StockLevel as StockWord } from '@southline/kernel/part-words';
import { pascalWords } from './enum-words.ts';
import { Fit, StockLevel } from './gen/southline/common/v1/common.ts';

const fits = pascalWords(Fit);
export const fitMessage = (word: FitWord): Fit => fits.wires[word];
export const fitWord = (wire: Fit): FitWord => fits.words[wire] ?? 'Unknown';

const stockLevels = pascalWords(StockLevel);
export const stockMessage = (word: StockWord): StockLevel => stockLevels.wires[word];
export const stockWord = (wire: StockLevel): StockWord => stockLevels.words[wire] ?? 'None';
