import { familyOf } from '@southline/drawings/families';
import { type Html, html } from '@southline/kernel/html';
import type { PartFacts } from '@southline/kernel/part-facts';
import { style } from './style.ts';

const side = 40;

/**
 * The picture of a part's family; `attachedMarks` attaches the file. Screen readers skip it, because the text beside it
 * names the part.
 */
export const mark = ({ drawing }: Pick<PartFacts, 'drawing'>): Html => {
  const family = familyOf(drawing?.family ?? '') ?? 'carton';
  return html`<img src="cid:${family}@mark" width="${side}" height="${side}" alt="" style="${style.mark}">`;
};
