import { describe, expect, it } from 'vitest';
import { drawPart } from './draw-part.ts';
import { families } from './family.ts';

/** Tags open and close in order, and every attribute is quoted: sufficient for the renderer's output. */
function assertXml(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<&]*(?:&(?:amp|lt|gt|quot|#39);[^"<&]*)*")*)(\/?)>/g,
    (_, close, name, _attributes, self) => {
      if (close) expect(open.pop()).toBe(name);
      else if (!self) open.push(name);
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/);
}

const sizes = ['thumb', 'detail'] as const;
const widthOf = (svg: string): number => {
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '');
  const points = paths.flatMap((path) => [...path.matchAll(/[MLC ](-?[\d.]+) -?[\d.]+/g)]);
  const xs = points.map((match) => Number(match[1]));
  return Math.max(...xs) - Math.min(...xs);
};

describe.each(families)('%s', (family) => {
  it('draws without attributes in every size, as valid XML, the same each time', () => {
    for (const size of sizes) {
      const svg = drawPart({ family, attributes: {}, size });
      assertXml(svg);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(drawPart({ family, attributes: {}, size })).toBe(svg);
    }
  });

  it('a thumbnail is small, and only the detail sheet has figures', () => {
    expect(drawPart({ family, attributes: {}, size: 'thumb' }).length).toBeLessThan(4000);
    expect(drawPart({ family, attributes: {}, size: 'thumb' })).not.toContain('Inter');
  });

  it('treats attributes as data', () => {
    const hostile = '"><script>alert(1)</script>&\u0000';
    const names = [
      'item',
      'product',
      'tool',
      'case_code',
      'thread',
      'fitting',
      'size',
      'pad_material',
      'viscosity',
      'type',
      'length',
      'pcd',
      'voltage',
      'config',
      'volume',
      'colour',
    ];
    const attributes = Object.fromEntries(names.map((name) => [name, hostile]));
    for (const size of sizes) {
      const svg = drawPart({ family, attributes, size, title: hostile });
      assertXml(svg);
      expect(svg).not.toContain('<script');
    }
  });

  it('survives absurd figures', () => {
    const names = [
      'length',
      'width',
      'height',
      'ribs',
      'range_min',
      'range_max',
      'rotor_diameter',
      'outer_diameter',
      'pack_l',
      'diameter',
      'reach',
      'hex',
      'stud_holes',
    ];
    for (const value of ['0', '-5', '1e999', '99999', '0.001', 'wide']) {
      const svg = drawPart({
        family,
        attributes: Object.fromEntries(names.map((name) => [name, value])),
        size: 'detail',
      });
      expect(svg).not.toMatch(/NaN|Infinity/);
      expect(svg.length).toBeLessThan(200_000);
    }
  });
});

it('draws a longer battery wider', () => {
  const battery = (length: string) =>
    drawPart({ family: 'batteries', attributes: { length, width: '175', height: '190' }, size: 'thumb' });
  expect(widthOf(battery('353'))).toBeGreaterThan(widthOf(battery('207')));
});

it('draws a longer wiper wider', () => {
  const blade = (length: string) =>
    drawPart({ family: 'wipers', attributes: { item: 'Beam (Flat)', length }, size: 'thumb' });
  expect(widthOf(blade('700'))).toBeGreaterThan(widthOf(blade('400')) * 1.2);
});

it('puts the positive post where the layout says', () => {
  const of = (terminal_layout: string) =>
    drawPart({ family: 'batteries', attributes: { terminal_layout }, size: 'thumb' });
  expect(of('L (positive left)')).not.toBe(of('R (positive right)'));
  expect(of('L')).toBe(of('L (positive left)'));
});

it('shows the figures of the part and invents none', () => {
  const rotor = (attributes: Record<string, string>) =>
    drawPart({ family: 'brakes', attributes: { item: 'Disc Rotors', ...attributes }, size: 'detail' });
  expect(rotor({ rotor_diameter: '319', rotor_thickness: '28', rotor_min_thickness: '26' })).toMatch(
    /Ø 319.*28 \(min 26\)/,
  );
  expect(rotor({})).not.toContain('<text');
});

it('takes families as slugs, keys and names, and draws a carton for none of them', () => {
  const of = (family: string) => drawPart({ family, attributes: {}, size: 'thumb' });
  expect(of('spark_plugs')).toBe(of('spark-plugs'));
  expect(of('Fluids & Oils')).toBe(of('fluids-oils'));
  assertXml(of('unheard of'));
});

it('is decoration without a title and an image with one', () => {
  expect(drawPart({ family: 'ppe', attributes: {}, size: 'thumb' })).toContain('aria-hidden="true"');
  const named = drawPart({ family: 'ppe', attributes: {}, size: 'thumb', title: 'Gloves <M>' });
  expect(named).toContain('role="img"><title>Gloves &lt;M&gt;</title>');
});

it('a page of the range that says its kind alone is drawn as that kind', () => {
  const drawn = (kind: string) => drawPart({ family: 'ppe', attributes: { kind }, size: 'thumb' });
  const kinds = ['glasses', 'gloves', 'ear muffs', 'respirator', 'vest', 'boots', 'hard hat'];
  expect(new Set(kinds.map(drawn)).size).toBe(kinds.length);
  const calliper = drawPart({ family: 'brakes', attributes: { kind: 'calliper' }, size: 'thumb' });
  expect(calliper).toBe(drawPart({ family: 'brakes', attributes: { product: 'calliper' }, size: 'thumb' }));
});
