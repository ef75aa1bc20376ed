import { escapeXml } from './escape.ts';
import type { Anchor, Annotation } from './pen.ts';
import type { Point } from './shape.ts';
import { colour, type Sheet } from './sheet.ts';

const textSize = 14;
const arrow = 8;
const format = (value: number) => String(Math.round(value * 10) / 10);
const step = (from: Point, along: Point, distance: number): Point => [
  from[0] + along[0] * distance,
  from[1] + along[1] * distance,
];
const line = (from: Point, to: Point) => `M${format(from[0])} ${format(from[1])}L${format(to[0])} ${format(to[1])}`;

// Widths of the figures in the drawing face, in parts of the type size: good enough to open a gap in a line.
const textWidth = (text: string, size = textSize): number => text.length * size * 0.56;

const label = (at: Point, text: string, anchor: Anchor) =>
  `<text x="${format(at[0])}" y="${format(at[1] + textSize * 0.35)}"${
    anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  }>${escapeXml(text)}</text>`;

function arrowHead(tip: Point, along: Point): string {
  const across: Point = [-along[1], along[0]];
  const back = step(tip, along, -arrow);
  const a = step(back, across, arrow * 0.3);
  const b = step(back, across, -arrow * 0.3);
  return `M${format(tip[0])} ${format(tip[1])}L${format(a[0])} ${format(a[1])}L${format(b[0])} ${format(b[1])}Z`;
}

type Ink = { lines: string; heads: string; labels: string };

function dimension(from: Point, to: Point, offset: Point, text: string): Ink {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const reach = Math.hypot(offset[0], offset[1]) || 1;
  const out: Point = [offset[0] / reach, offset[1] / reach];
  const a = step(from, out, reach);
  const b = step(to, out, reach);
  // Extension lines leave a gap at the part and pass the dimension line a little, as drawing standards have it.
  const extensions =
    line(step(from, out, Math.min(4, reach)), step(a, out, 5)) +
    line(step(to, out, Math.min(4, reach)), step(b, out, 5));
  const halfWidth = textWidth(text) / 2 + 5;
  const halfHeight = textSize / 2 + 4;
  const gap = Math.min(halfWidth / Math.max(Math.abs(along[0]), 0.01), halfHeight / Math.max(Math.abs(along[1]), 0.01));
  if (length >= 2 * gap + 2 * arrow + 4) {
    const middle = step(a, along, length / 2);
    return {
      lines: extensions + line(a, step(middle, along, -gap)) + line(step(middle, along, gap), b),
      heads: arrowHead(a, [-along[0], -along[1]]) + arrowHead(b, along),
      labels: label(middle, text, 'middle'),
    };
  }
  // Too short for a figure between the arrows: the arrows point inwards and the figure goes beyond the second one.
  const before = step(a, along, -arrow * 2);
  const after = step(b, along, arrow * 2);
  const anchor: Anchor = Math.abs(along[0]) < 0.3 ? 'middle' : along[0] > 0 ? 'start' : 'end';
  const distance = anchor === 'middle' ? 12 : 5;
  return {
    lines: extensions + line(before, a) + line(b, after),
    heads: arrowHead(a, along) + arrowHead(b, [-along[0], -along[1]]),
    labels: label(step(after, along, distance), text, anchor),
  };
}

function leader(at: Point, offset: Point, text: string): Ink {
  const knee: Point = [at[0] + offset[0], at[1] + offset[1]];
  const right = offset[0] >= 0;
  const end: Point = [knee[0] + (right ? 14 : -14), knee[1]];
  const length = Math.hypot(offset[0], offset[1]) || 1;
  return {
    lines: line(at, knee) + line(knee, end),
    heads: arrowHead(at, [-offset[0] / length, -offset[1] / length]),
    labels: label([end[0] + (right ? 4 : -4), end[1]], text, right ? 'start' : 'end'),
  };
}

function inkOf(annotation: Annotation, place: (point: Point) => Point, sheet: Sheet): Ink {
  switch (annotation.kind) {
    case 'dimension':
      return dimension(place(annotation.from), place(annotation.to), annotation.offset, annotation.text);
    case 'leader':
      return leader(place(annotation.at), annotation.offset, annotation.text);
    case 'caption':
      return { lines: '', heads: '', labels: label([24, sheet.height - 24], annotation.text, 'start') };
  }
}

/** Dimension lines and leaders as SVG; `place` maps model to sheet. */
export function annotationSvg(
  annotations: readonly Annotation[],
  place: (point: Point) => Point,
  sheet: Sheet,
): string {
  const inks = annotations.map((annotation) => inkOf(annotation, place, sheet));
  if (inks.length === 0) return '';
  const all = (pick: (ink: Ink) => string) => inks.map(pick).join('');
  const lines = all((ink) => ink.lines);
  const heads = all((ink) => ink.heads);
  return (
    (lines ? `<path stroke="${colour.quiet}" stroke-width=".8" d="${lines}"/>` : '') +
    (heads ? `<path fill="${colour.quiet}" stroke="none" d="${heads}"/>` : '') +
    `<g font-family="Inter,Arial,sans-serif" font-size="${textSize}" fill="${colour.ink}" stroke="none">${all(
      (ink) => ink.labels,
    )}</g>`
  );
}
