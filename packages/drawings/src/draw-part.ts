import type { Attributes } from './attributes.ts';
import { drawBattery } from './families/batteries.ts';
import { drawBrake } from './families/brakes.ts';
import { drawCarton } from './families/carton.ts';
import { drawCell } from './families/coin-batteries.ts';
import { drawBelt } from './families/drive-belts.ts';
import { drawFilter } from './families/filters.ts';
import { drawChemical, drawFluid } from './families/fluids.ts';
import { drawClamp } from './families/hose-clamps.ts';
import { drawBulb } from './families/light-bulbs.ts';
import { drawTool } from './families/power-tools.ts';
import { drawProtection } from './families/ppe.ts';
import { drawPlug } from './families/spark-plugs.ts';
import { drawWiper } from './families/wipers.ts';
import { type Family, familyOf } from './family.ts';
import { Pen } from './vocabulary/pen.ts';
import { renderSvg } from './vocabulary/render-svg.ts';
import type { Size } from './vocabulary/sheet.ts';

export type { Size } from './vocabulary/sheet.ts';

export type PartDrawing = {
  /** Family slug such as `spark-plugs`; an unknown family draws a plain carton. */
  readonly family: string;
  /** The parts' `attributes`: text values, with or without a unit; missing ones get a usual value. */
  readonly attributes: Attributes;
  readonly size: Size;
  /** Accessible name; without it the drawing is decoration (`aria-hidden`). */
  readonly title?: string;
};

type Renderer = (pen: Pen, attributes: Attributes) => void;

const renderers: Readonly<Record<Family, Renderer>> = {
  batteries: drawBattery,
  'spark-plugs': drawPlug,
  'light-bulbs': drawBulb,
  wipers: drawWiper,
  brakes: drawBrake,
  chemicals: drawChemical,
  'drive-belts': drawBelt,
  filters: drawFilter,
  'fluids-oils': drawFluid,
  'hose-clamps': drawClamp,
  'power-tools': drawTool,
  ppe: drawProtection,
  'coin-batteries': drawCell,
};

/** Draws one part as a self-contained SVG document: the same bytes for the same attributes, no ids, no external files. */
export function drawPart({ family, attributes, size, title }: PartDrawing): string {
  const pen = new Pen(size);
  const known = familyOf(family);
  const render = known ? renderers[known] : drawCarton;
  render(pen, attributes);
  return renderSvg(pen, title);
}
