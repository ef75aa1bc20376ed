import { annotationSvg } from './annotate.ts';
import { escapeXml } from './escape.ts';
import { hatchLines } from './hatch.ts';
import type { Drawn, Pen, Style } from './pen.ts';
import type { Point } from './shape.ts';
import { colour, type Sheet } from './sheet.ts';

type Place = (point: Point) => Point;

function attributesOf(style: Style, { heavy, fine }: Sheet): string {
  const stroke = (width: number, tone?: string) => `${tone ? ` stroke="${tone}"` : ''} stroke-width="${width}"`;
  const fill = (tone: string) => ` fill="${tone}"`;
  switch (style) {
    case 'body':
      return fill(colour.paper) + stroke(heavy);
    case 'side':
      return fill(colour.tint) + stroke(heavy);
    case 'dark':
      return fill(colour.shade) + stroke(heavy);
    case 'line':
      return stroke(heavy);
    case 'fine':
      return stroke(fine);
    case 'panel':
      return fill(colour.paper) + stroke(fine);
    case 'panelDark':
      return fill(colour.shade) + stroke(fine);
    case 'glow':
      return fill(colour.glow) + stroke(heavy, colour.primary);
    case 'accent':
      return stroke(heavy, colour.primary);
    case 'accentFine':
      return stroke(fine * 1.2, colour.primary);
    case 'solid':
      return `${fill(colour.primary)} stroke="none"`;
    case 'ink':
      return `${fill(colour.ink)} stroke="none"`;
    case 'tint':
      return `${fill(colour.tint)} stroke="none"`;
    case 'centre':
      return `${stroke(fine * 0.9, colour.quiet)} stroke-dasharray="${fine * 12} ${fine * 3} ${fine * 2} ${fine * 3}"`;
    case 'hidden':
      return `${stroke(fine)} stroke-dasharray="${fine * 5} ${fine * 4}"`;
  }
}

const merges: ReadonlySet<Style> = new Set([
  'line',
  'fine',
  'accent',
  'accentFine',
  'centre',
  'hidden',
  'solid',
  'ink',
]);

const pointsOf = (drawn: Drawn): readonly Point[] => {
  switch (drawn.kind) {
    case 'shape':
      return drawn.shape.segments.flatMap((segment) => segment.points);
    case 'hatch':
      return drawn.polygon;
    case 'text':
      return [drawn.at];
  }
};

/** The position of the model on the sheet: rotated, scaled evenly, centred. */
function fit(pen: Pen): { place: Place; scale: number } {
  const turn = (pen.turn * Math.PI) / 180;
  const rotate: Place = ([x, y]) => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const drawn of pen.drawn) {
    for (const point of pointsOf(drawn)) {
      const [x, y] = rotate(point);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const { width, height } = pen.sheet;
  const [marginX, marginY] = pen.margin ?? [pen.sheet.marginX, pen.sheet.marginY];
  const room = Math.min(
    (width - 2 * marginX) / Math.max(right - left, 0.001),
    (height - 2 * marginY) / Math.max(bottom - top, 0.001),
  );
  // The fourth root keeps related parts in order of size without making the smallest unreadable.
  const { size, reference, power = 0.25 } = pen.relative ?? { size: 1, reference: 1 };
  const share = Math.min(1, size / reference) ** power;
  const scale = room * Math.max(share, 0.3);
  const dx = width / 2 - ((left + right) / 2) * scale;
  const dy = height / 2 - ((top + bottom) / 2) * scale;
  return {
    scale,
    place: (point) => {
      const [x, y] = rotate(point);
      return [x * scale + dx, y * scale + dy];
    },
  };
}

/** The finished SVG: no ids, no style sheet, no pattern, so that one page or PDF may contain many of them. */
export function renderSvg(pen: Pen, title?: string): string {
  const { sheet } = pen;
  const { place, scale } = fit(pen);
  const power = 10 ** sheet.decimals;
  const number = (value: number) => String(Math.round(value * power) / power);
  const pair = (point: Point) => {
    const [x, y] = place(point);
    return `${number(x)} ${number(y)}`;
  };
  const pieces: { attributes: string; d: string; merge: boolean }[] = [];
  const out: string[] = [];
  const flush = () => {
    for (const { attributes, d } of pieces) out.push(`<path${attributes} d="${d}"/>`);
    pieces.length = 0;
  };
  const put = (attributes: string, d: string, merge: boolean) => {
    const last = pieces.at(-1);
    if (merge && last?.merge && last.attributes === attributes) last.d += d;
    else pieces.push({ attributes, d, merge });
  };
  for (const drawn of pen.drawn) {
    if (drawn.kind === 'shape') {
      const d = drawn.shape.segments.map(({ op, points }) => op + points.map(pair).join(' ')).join('');
      put(attributesOf(drawn.style, sheet), d, merges.has(drawn.style));
    } else if (drawn.kind === 'hatch') {
      const d = hatchLines(drawn.polygon.map(place), sheet.hatch)
        .map(([a, b]) => `M${number(a[0])} ${number(a[1])}L${number(b[0])} ${number(b[1])}`)
        .join('');
      put(attributesOf(drawn.accent ? 'accentFine' : 'fine', sheet), d, true);
    } else {
      flush();
      const [x, y] = place(drawn.at);
      const turned = drawn.turn + pen.turn;
      out.push(
        `<text x="${number(x)}" y="${number(y)}" font-family="Archivo,Arial,sans-serif" font-weight="600" ` +
          `font-size="${number(drawn.height * scale)}" text-anchor="middle" ` +
          `fill="${drawn.accent ? colour.primary : colour.ink}" stroke="none"` +
          `${turned === 0 ? '' : ` transform="rotate(${number(turned)} ${number(x)} ${number(y)})"`}` +
          `>${escapeXml(drawn.text)}</text>`,
      );
    }
  }
  flush();
  const name = title ? ` role="img"><title>${escapeXml(title)}</title>` : ' aria-hidden="true">';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" fill="none" ` +
    `stroke="${colour.ink}" stroke-linecap="round" stroke-linejoin="round"${name}` +
    `${out.join('')}${annotationSvg(pen.annotations, place, sheet)}</svg>`
  );
}
