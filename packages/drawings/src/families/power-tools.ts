import { type Attributes, figureOf, kindOf, numberOf, textOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { type Corner, corners, shape } from '../vocabulary/shape.ts';
import * as bench from './power-tools-bench.ts';
import { grip, vents } from './power-tools-grip.ts';

/** Side elevation of the tool; battery pack only when the set has one. */
export function drawTool(pen: Pen, attributes: Attributes): void {
  const kind = kindOf(attributes);
  const corded = numberOf(attributes, 'voltage', 18) > 100;
  const skin = corded || /skin/i.test(textOf(attributes, 'config'));
  const form = forms.find(([pattern]) => pattern.test(kind));
  (form?.[1] ?? drill)(pen, !skin, kind);
  if (pen.isDetail) pen.margin = [70, 56];
  const facts = [
    figureOf(attributes, 'voltage', ' V'),
    textOf(attributes, 'motor').slice(0, 12),
    skin ? '' : figureOf(attributes, 'battery_ah', ' Ah'),
    figureOf(attributes, 'torque', ' Nm'),
    figureOf(attributes, 'disc', ' mm'),
    textOf(attributes, 'drive').slice(0, 8),
    textOf(attributes, 'config').slice(0, 20),
  ];
  pen.caption(facts.filter(Boolean).join('  ·  '));
}

type Form = (pen: Pen, pack: boolean, kind: string) => void;

const forms: readonly (readonly [RegExp, Form])[] = [
  [/combo|kit(?!.*grinder)/, drill],
  [/ratchet/, ratchet],
  [/grinder 1|angle grinder|polisher|cut-off/, grinder],
  [/die grinder|rotary|soldering/, pencil],
  [/sander/, bench.sander],
  [/reciprocating/, reciprocating],
  [/jigsaw/, bench.jigsaw],
  [/circular/, bench.circularSaw],
  [/light/, bench.light],
  [/vacuum/, bench.vacuum],
  [/blower/, bench.blower],
  [/inflator|jump|charger|radio/, bench.box],
  [/fan/, bench.fan],
  [/batter/, bench.battery],
];

/** Pistol shape; the nose distinguishes drill, impact driver, wrench, heat gun and riveter. */
function drill(pen: Pen, pack: boolean, kind: string): void {
  grip(pen, pack);
  const impact = /impact/.test(kind);
  const end = impact ? 58 : 66;
  const body: Corner[] = [
    [-86, -32, 20],
    [-70, -44, 18],
    [end - 12, -42, 10],
    [end, -30, 6],
    [end, 22, 6],
    [end - 14, 30, 8],
    [-66, 30, 16],
    [-86, 14, 16],
  ];
  pen.draw(shape().rounded(body), 'body');
  pen.detail(shape().rounded(corners('-62 -44, -56 -6 14, -62 30'), false), 'fine');
  vents(pen, -76, -14, 5);
  nose(pen, end, kind);
  pen.draw(shape().rounded(corners('-44 -16 4, 24 -16 4, 20 4 4, -40 4 4')), pen.isThumb ? 'solid' : 'glow');
}

function nose(pen: Pen, x: number, kind: string): void {
  const at = (points: readonly Corner[]): Corner[] => points.map(([px, py, r]) => [x + px, py - 4, r]);
  if (/wrench/.test(kind)) {
    pen.draw(shape().rounded(at(corners('0 -30 4, 26 -24 6, 34 -12 3, 34 12 3, 26 24 6, 0 30 4'))), 'side');
    pen.draw(shape().rounded(at(corners('34 -9 1, 54 -9 2, 54 9 2, 34 9 1'))), 'glow');
  } else if (/impact/.test(kind)) {
    pen.draw(shape().rounded(at(corners('0 -28 4, 24 -20 6, 30 -11, 30 11, 24 20 6, 0 28 4'))), 'side');
    pen.draw(shape().rounded(at(corners('30 -8, 40 -8 2, 40 8 2, 30 8'))), 'dark');
    pen.draw(shape().rect(x + 40, -6.5, 16, 5, 1), 'solid');
  } else if (/heat|glue/.test(kind)) {
    pen.draw(shape().rounded(at(corners('0 -20 2, 56 -17 3, 56 17 3, 0 20 2'))), 'dark');
    for (const px of [14, 26, 38]) pen.detail(shape().segment(x + px, -22, x + px, 14), 'fine');
  } else if (/rivet|grease/.test(kind)) {
    pen.draw(shape().rounded(at(corners('0 -12 2, 44 -9 2, 44 9 2, 0 12 2'))), 'side');
    pen.draw(shape().rounded(at(corners('44 -5, 66 -4 2, 66 4 2, 44 5'))), 'glow');
  } else {
    pen.draw(shape().rect(x, -32, 14, 54, 3), 'side');
    pen.draw(shape().rounded(at(corners('14 -20 3, 40 -17 4, 54 -8 2, 54 8 2, 40 17 4, 14 20 3'))), 'dark');
    for (const py of [-12, -4, 4]) pen.detail(shape().segment(x + 18, py, x + 44, py), 'fine');
    pen.draw(shape().rect(x + 54, -7.5, 22, 6, 1), 'solid');
    if (/hammer/.test(kind))
      pen.draw(shape().rounded(corners(`${x - 4} 24 6, ${x + 8} 24 6, ${x + 6} 96 6, ${x - 6} 96 6`)), 'side');
  }
}

function ratchet(pen: Pen, pack: boolean): void {
  if (pen.isThumb) pen.turn = -24;
  pen.draw(
    shape().rounded(corners('-130 -24 14, 10 -24 8, 34 -16 8, 86 -14 6, 86 14 6, 34 16 8, 10 24 8, -130 24 14')),
    'body',
  );
  if (pack) pen.draw(shape().rounded(corners('-178 -28 6, -130 -28 4, -130 28 4, -178 28 6')), 'dark');
  pen.draw(shape().rounded(corners('76 -20 10, 112 -26 18, 134 -12 16, 134 12 16, 112 26 18, 76 20 10')), 'side');
  pen.draw(shape().ellipse(110, 0, 15), 'glow');
  pen.draw(shape().rect(103, -7, 14, 14, 1), 'solid');
  pen.draw(shape().rounded(corners('-40 24, 18 22, 6 40 6, -30 40 6')), 'dark');
  vents(pen, -116, -10, 5);
}

function grinder(pen: Pen, pack: boolean, kind: string): void {
  if (pack) pen.draw(shape().rounded(corners('-178 -34 6, -124 -30 4, -124 34 4, -178 42 6')), 'dark');
  pen.draw(shape().rounded(corners('-126 -26 12, -40 -30 8, 38 -32 10, 38 28 10, -40 26 8, -126 30 12')), 'body');
  pen.draw(shape().rounded(corners('-96 26, -20 26, -34 40 6, -86 42 6')), 'side');
  pen.draw(shape().rounded(corners('38 -30 4, 84 -34 12, 100 -12 10, 100 24 4, 38 26 4')), 'side');
  pen.draw(shape().rect(56, 24, 28, 14, 2), 'dark');
  const polish = /polish/.test(kind);
  if (!polish) pen.draw(shape().rounded(corners('-14 38 6, 92 34 4, 98 50 4, -14 54 6')), 'body');
  pen.draw(shape().rect(-2, polish ? 38 : 52, 144, polish ? 20 : 7, polish ? 8 : 1), 'glow');
  pen.draw(shape().rect(64, polish ? 58 : 59, 12, 6, 2), 'dark');
  pen.draw(shape().rounded(corners('60 -34, 72 -34, 76 -92 8, 56 -92 8')), 'side');
  vents(pen, -112, -10, 5);
}

function pencil(pen: Pen, _pack: boolean, kind: string): void {
  if (pen.isThumb) pen.turn = -34;
  pen.draw(
    shape().rounded(corners('-150 -18 12, 30 -20 10, 74 -11 10, 96 -9 3, 96 9 3, 74 11 10, 30 20 10, -150 18 12')),
    'body',
  );
  pen.draw(shape().rect(-20, -21, 36, 42, 3), 'glow');
  pen.draw(shape().rect(96, -6, 14, 12, 2), 'dark');
  pen.draw(shape().rect(110, -2, 22, 4, 1), 'side');
  pen.draw(
    /solder/.test(kind)
      ? shape().rounded(corners('130 -3, 160 -1 1, 160 1 1, 130 3'))
      : shape().rounded(corners('130 -9 4, 158 -6 4, 158 6 4, 130 9 4')),
    'side',
  );
  vents(pen, -134, -9, 4);
}

function reciprocating(pen: Pen, pack: boolean): void {
  if (pack) pen.draw(shape().rounded(corners('-150 44 5, -84 44 5, -84 88 6, -150 88 6')), 'dark');
  pen.draw(
    shape().rounded(
      corners(
        '-148 44 8, -152 -16 26, -120 -36 16, 40 -34 12, 88 -24 8, 88 22 8, 30 30 12, -30 30 12, -52 8 10, -92 8 14, -94 44 8',
      ),
    ),
    'body',
  );
  pen.draw(shape().rounded(corners('-132 26 10, -134 -6 14, -106 -14 8, -104 26 10')), 'side');
  pen.draw(shape().rounded(corners('88 -28 3, 98 -28 3, 98 30 3, 88 30 3')), 'dark');
  const blade = shape().move(98, -8).line([186, -4], [190, 2]);
  for (let x = 184; x > 98; x -= pen.isThumb ? 12 : 6) blade.line([x, 10], [x - 2, 5]);
  pen.draw(blade.line([98, 8]).close(), 'glow');
  pen.draw(shape().rounded(corners('-60 -20 4, 30 -18 4, 30 -2 4, -56 -4 4')), 'solid');
}
