import type { FaceName } from './faces.ts';
import { drawRuns, runsOf, widthOf } from './runs.ts';
import type { SvgPicture, SvgShape } from './svg.ts';

type Pdf = PDFKit.PDFDocument;

const painted = (tone: string | undefined): tone is string => tone !== undefined && tone !== 'none';

const drawPath = (pdf: Pdf, { attributes }: SvgShape) => {
  const { d = '', fill = '#000', stroke, 'stroke-width': width = '1', 'stroke-dasharray': dashes } = attributes;
  pdf.path(d).lineWidth(Number(width)).lineCap('round').lineJoin('round');
  if (dashes) {
    const [length = 1, space = length] = dashes.split(/[\s,]+/).map(Number);
    pdf.dash(length, { space });
  } else pdf.undash();
  if (painted(fill) && painted(stroke)) pdf.fillAndStroke(fill, stroke);
  else if (painted(fill)) pdf.fill(fill);
  else if (painted(stroke)) pdf.stroke(stroke);
};

const drawText = (pdf: Pdf, { attributes, text }: SvgShape) => {
  const name: FaceName = attributes['font-weight'] ? 'title' : 'text';
  const size = Number(attributes['font-size'] ?? 14);
  const width = widthOf(text, name, size);
  const shift = { middle: width / 2, end: width }[attributes['text-anchor'] ?? ''] ?? 0;
  const x = Number(attributes.x ?? 0);
  const y = Number(attributes.y ?? 0);
  const turn = Number(/rotate\((-?[\d.]+)/.exec(attributes.transform ?? '')?.[1] ?? 0);
  pdf.save();
  if (turn !== 0) pdf.rotate(turn, { origin: [x, y] });
  pdf.fontSize(size).fillColor(painted(attributes.fill) ? attributes.fill : '#000');
  drawRuns(pdf, runsOf(text, name), { x: x - shift, baseline: y });
  pdf.restore();
};

/** Draws a picture into a box, centred and as large as it fits. */
export const drawSvg = (
  pdf: Pdf,
  picture: SvgPicture,
  box: { x: number; y: number; width: number; height: number },
): void => {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  pdf.save();
  pdf.translate(box.x + (box.width - picture.width * scale) / 2, box.y + (box.height - picture.height * scale) / 2);
  pdf.scale(scale);
  for (const shape of picture.shapes) {
    if (shape.element === 'path') drawPath(pdf, shape);
    else drawText(pdf, shape);
  }
  pdf.restore();
};
