import { allMarks, markOf } from '@southline/drawings/mark';
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

it.each([
  ['a disc rotor', 'brakes', { item: 'Disc Rotors', rotor_diameter: '338' }, 'brakes-rotor'],
  ['brake pads', 'brakes', { item: 'Disc Pads' }, 'brakes'],
  ['an air filter', 'filters', { item: 'Air (panel)' }, 'filters-air'],
  ['an oil filter', 'filters', { item: 'Oil (spin-on)' }, 'filters'],
  ['a tote', 'Fluids & Oils', { item: 'Coolant', pack_l: '1000' }, 'fluids-oils-tote'],
  ['a jug', 'Fluids & Oils', { item: 'Coolant', pack_l: '5' }, 'fluids-oils'],
])('shows the picture of %s', (_, family, attributes, name) => {
  const [attached] = attachedMarks(mark({ drawing: { family, attributes } }).text);
  expect(attached?.filename).toBe(`${name}.png`);
  const others = allMarks.filter((one) => one.name !== name && one.family === markOf({ family, attributes: {} }));
  const pictures: Readonly<Record<string, string>> = marks.pictures;
  expect(others.map((other) => pictures[other.name])).not.toContain(attached?.content.toString('base64'));
});

it('shows a carton for a part without a known family', () => {
  for (const part of [drawn('sails'), {}])
    expect(attachedMarks(mark(part).text).map(({ filename }) => filename)).toEqual(['carton.png']);
});

it('has no picture in a mail without parts, whatever its text says', () => {
  expect(attachedMarks(html`<p>${'"cid:filters@mark"'}</p>`.text)).toEqual([]);
});

it('has a picture of each kind as it is drawn today', () => {
  // If this fails: npm run marks
  expect(marks.drawingsVersion).toBe(drawingsVersion);
  expect(Object.keys(marks.pictures)).toEqual(allMarks.map(({ name }) => name));
});
