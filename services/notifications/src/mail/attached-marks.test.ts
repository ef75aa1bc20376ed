import { families } from '@southline/drawings/families';
import { drawingsVersion } from '@southline/drawings/version';
import { html } from '@southline/kernel/html';
import { expect, it } from 'vitest';
import { attachedMarks } from './attached-marks.ts';
import marks from './marks.json' with { type: 'json' };
import { mark } from './parts-table.ts';

const drawn = (family: string) => ({ drawing: { family, attributes: {} } });

it('attaches the picture of each family once', () => {
  const mail = html`${mark(drawn('filters'))}${mark(drawn('Fluids & Oils'))}${mark(drawn('filters'))}`;
  const attached = attachedMarks(mail.text);
  expect(attached.map(({ cid }) => cid)).toEqual(['filters@mark', 'fluids-oils@mark']);
  expect(attached.map(({ content }) => content.subarray(1, 4).toString())).toEqual(['PNG', 'PNG']);
});

it('shows a carton for a part without a known family', () => {
  for (const part of [drawn('sails'), {}])
    expect(attachedMarks(mark(part).text).map(({ filename }) => filename)).toEqual(['carton.png']);
});

it('has no picture in a mail without parts, whatever its text says', () => {
  expect(attachedMarks(html`<p>${'"cid:filters@mark"'}</p>`.text)).toEqual([]);
});

it('has a picture of each family as it is drawn today', () => {
  // If this fails: npm run marks
  expect(marks.drawingsVersion).toBe(drawingsVersion);
  expect(Object.keys(marks.pictures)).toEqual([...families, 'carton']);
});
