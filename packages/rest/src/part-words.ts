import { fits, stockLevels } from '@southline/kernel/part-words';
import { words } from './fields.ts';

export const stockLevel = words(stockLevels);
export const fit = words(fits);
