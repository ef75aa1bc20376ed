import { drawPart } from './draw-part.ts';
import type { Family } from './family.ts';

/** Large line art for the head of a category page. */
export const drawCategoryHead = (family: Family): string => drawPart({ family, attributes: {}, size: 'hero' });
