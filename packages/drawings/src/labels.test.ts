import { expect, it } from 'vitest';
import { drawPart } from './draw-part.ts';

type Box = { text: string; left: number; right: number; y: number };
const size = 14;

/** The boxes of a sheet's labels. */
const labels = (svg: string): Box[] =>
  [...svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"(?: text-anchor="(\w+)")?>([^<]*)</g)].map(
    ([, x, y, anchor = 'start', text = '']) => {
      const width = text.length * size * 0.56;
      const left = Number(x) - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
      return { text, left, right: left + width, y: Number(y) };
    },
  );

const overprinted = (svg: string): string[] =>
  labels(svg).flatMap((one, at, all) =>
    all
      .slice(at + 1)
      .filter((two) => Math.abs(one.y - two.y) < size && one.left < two.right && two.left < one.right)
      .map((two) => `${one.text} / ${two.text}`),
  );

it('the labels of brake pads do not overprint each other, whatever their size', () => {
  for (const width of [90, 110, 131.8, 155, 190])
    for (const height of [38, 45, 52.4, 60, 75])
      for (const thickness of [10, 14.5, 17, 20]) {
        const figures = { pad_width: `${width} mm`, pad_height: `${height} mm`, pad_thickness: `${thickness} mm` };
        const attributes = { type: 'disc brake pads', pad_material: 'Low-metallic ceramic', ...figures };
        const svg = drawPart({ family: 'brakes', attributes, size: 'detail' });
        expect([width, height, thickness, overprinted(svg)]).toEqual([width, height, thickness, []]);
      }
});
