import { words } from './fields.ts';

export const stockLevel = words(['InStock', 'Low', 'None']);
export const fit = words(['Fits', 'FitsIf', 'DoesNotFit', 'Unknown']);
