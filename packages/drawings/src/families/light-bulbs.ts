import { type Attributes, figureOf, numberOf, textOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { corners, shape } from '../vocabulary/shape.ts';
import { emitters, filament, fins, mirrored } from './light-bulb-parts.ts';
import { bayonet, festoon, wedge } from './light-bulbs-signal.ts';

/** Cap diameter in mm from the cap's name: P43t 43, BA15s 15, W2.1x9.5d 9.5, SV8.5 8.5. */
function capDiameter(base: string, fallback: number): number {
  const figures = /x(\d+(?:\.\d+)?)/.exec(base) ?? /(\d+(?:\.\d+)?)/.exec(base);
  const value = figures ? Number(figures[1]) : fallback;
  return value >= 3 && value <= 60 ? value : fallback;
}

/** Elevation along the axis, cap to the left, reference plane at x = 0. */
export function drawBulb(pen: Pen, attributes: Attributes): void {
  const base = textOf(attributes, 'base') || 'P43t';
  const type = textOf(attributes, 'type');
  const led = /LED/i.test(textOf(attributes, 'life', 'grade', 'item'));
  const twin = /\//.test(textOf(attributes, 'power')) || /P21\/|W21\//.test(type);
  const cap = capDiameter(base, 20);
  if (pen.isThumb) pen.turn = -38;
  let tip: number;
  if (/^SV/i.test(base)) tip = festoon(pen, type, cap, led);
  else if (/^B/i.test(base)) tip = bayonet(pen, base, type, cap, twin, led);
  else if (/^W/i.test(base)) tip = wedge(pen, cap, twin, led);
  else if (/32d/i.test(base)) tip = discharge(pen, /^PK/i.test(base));
  else if (/^(PGJ|PG|P2[02]d|PX22|PY20)/i.test(base)) tip = plugged(pen, cap, led);
  else tip = flanged(pen, cap, twin, led);
  const xs = pen.drawn.flatMap((d) =>
    d.kind === 'shape' ? d.shape.segments.flatMap((s) => s.points.map(([x]) => x)) : [],
  );
  pen.stroke([Math.min(...xs) - tip * 0.05, 0], [tip * 1.12, 0], 'centre');
  const volts = figureOf(attributes, 'voltage', ' V');
  const watts = textOf(attributes, 'power').replace(/\s*W$/i, '').slice(0, 8);
  pen.leader([tip * 0.55, -cap * 0.1], [56, -92], [volts, watts && `${watts} W`].filter(Boolean).join('  '));
  const kelvin = numberOf(attributes, 'colour_temperature', 0);
  pen.leader([tip * 0.82, cap * 0.08], [50, 84], kelvin > 0 ? `${kelvin} K` : '');
}

/** Metal flange: H1, H3, H4, H7 and their relatives. */
function flanged(pen: Pen, cap: number, twin: boolean, led: boolean): number {
  const glass = cap > 30 ? 8.5 : cap > 20 ? 6 : 5;
  const length = cap > 30 ? 44 : 38;
  const blades = cap > 30 ? [-0.26, 0, 0.26] : [-0.2, 0.2];
  for (const offset of blades) pen.draw(shape().rect(-24, cap * offset - 1.6, 12, 3.2, 0.4), 'dark');
  pen.draw(shape().rect(-14, -cap * 0.34, 11, cap * 0.68, 2), led ? 'dark' : 'body');
  if (led) fins(pen, -26, -3, cap * 0.42);
  pen.draw(shape().rect(-3, -cap / 2, 3, cap, 0.8), 'side');
  pen.draw(shape().rect(0, -glass - 2.5, 7, glass * 2 + 5, 0.8), 'side');
  if (led) {
    emitters(pen, 7, length, 5);
  } else {
    pen.draw(
      mirrored([
        [7, -glass],
        [length - 7, -glass, 3],
        [length - 4, -glass * 0.6, 3],
        [length, -2.2, 2.2],
      ]),
      'body',
    );
    pen.draw(
      shape().poly(corners('9 -2, 20 -2, 20 -0.6'), false).poly(corners('9 2.4, 33 2.4, 33 -0.6'), false),
      'fine',
    );
    filament(pen, 20, 0, twin ? 5 : 12, 2.6);
    if (twin) {
      filament(pen, 28, 0, 5, 2.6);
      pen.draw(shape().arc(28, 0.5, 5, 3.4, 20, 160), 'line');
    }
    pen.draw(
      mirrored([
        [length - 9, -glass],
        [length - 6.6, -glass, 1.4],
        [length - 4, -glass * 0.6, 3],
        [length, -2.2, 2.2],
      ]),
      'panelDark',
    );
  }
  pen.dimension([-24, -cap / 2], [-24, cap / 2], [-34, 0], `Ø ${cap}`);
  return length;
}

/** Plastic socket with a connector at the side: H8 to H16, HB3, HB4. */
function plugged(pen: Pen, cap: number, led: boolean): number {
  const half = cap / 2 + 3;
  pen.draw(shape().rounded(corners('-22 -2, -6 -2, -6 22 1, -9 24, -19 24 1, -22 22 1')), 'side');
  for (const x of [-17.5, -12.5]) pen.detail(shape().rect(x, 15, 3, 9), 'panelDark');
  if (led) fins(pen, -24, -4, half * 0.9);
  else pen.draw(shape().rect(-20, -half * 0.72, 18, half * 1.44, 3), 'body');
  pen.draw(shape().rect(-4, -half, 4, half * 2, 1), 'side');
  pen.draw(shape().rect(0, -cap * 0.4, 5, cap * 0.8, 1), 'dark');
  pen.draw(shape().rect(5, -6.5, 4, 13, 0.6), 'side');
  if (led) {
    emitters(pen, 9, 38, 4.6);
  } else {
    pen.draw(mirrored(corners('9 -6, 32 -6 4, 36 -2 2')), 'body');
    pen.draw(
      shape().poly(corners('9 -2.4, 17 -2.4, 17 -0.4'), false).poly(corners('9 2.4, 26 2.4, 26 -0.4'), false),
      'fine',
    );
    filament(pen, 17, 0, 9, 2.4);
  }
  pen.dimension([-22, -half], [-22, half], [-34, 0], `Ø ${cap}`);
  return 38;
}

/** Gas discharge; D1, D3, D5 and D8 carry the igniter, a metal box, at the foot. */
function discharge(pen: Pen, igniter: boolean): number {
  if (igniter) {
    pen.draw(shape().rect(-40, -19, 26, 38, 2), 'side');
    pen.detail(shape().rect(-36, -10, 15, 20, 1), 'panel');
  }
  pen.draw(shape().rect(-16, -13, 12, 26, 2), 'body');
  pen.draw(shape().rect(-4, -16, 4, 32, 1), 'side');
  pen.draw(shape().rect(0, -9, 8, 18, 1.5), 'dark');
  pen.draw(mirrored(corners('8 -5, 46 -5 4, 51 -2 2')), 'body');
  pen.draw(mirrored(corners('12 -2, 22 -2 2, 27 -4.4 3, 32 -2 2, 46 -1.6')), 'panel');
  pen.draw(shape().ellipse(27, 0, 2.6, 1.4), 'solid');
  pen.draw(shape().segment(12, 0, 24.4, 0).segment(29.6, 0, 47, 0), 'accent');
  pen.draw(shape().rounded(corners('8 8, 48 8 2, 48 1'), false), 'fine');
  pen.dimension([igniter ? -40 : -16, -16], [igniter ? -40 : -16, 16], [-34, 0], 'Ø 32');
  return 51;
}
