import PDFDocument from 'pdfkit';
import type { Paper } from '../domain/paper.ts';
import { breakLines } from './break-lines.ts';
import { printable } from './printable.ts';
import { type Align, drawRuns, runsOf, widthOf } from './runs.ts';
import { page, type Style, styles } from './style.ts';

type Role = 'Table' | 'TR' | 'TH' | 'TD';

/** A PDF that is being drawn: pages, text and lines at fixed positions, and how far down the page is filled. */
export interface Sheet {
  readonly pdf: PDFKit.PDFDocument;
  /** The top of the next element, in points from the upper edge of the page. */
  y: number;
  lines(text: string, style: Style, width: number): string[];
  /** Draws one line of text; `top` is the upper edge of its box. */
  text(text: string, style: Style, x: number, top: number, width?: number, align?: Align): void;
  /** Makes the output of `draw` one element for screen readers, such as a table, a row or a cell. */
  within(role: Role, draw: () => void): void;
  /** Hides the output of `draw` from screen readers, such as lines, pictures and repeated page elements. */
  decoration(draw: () => void): void;
  rule(top: number, options?: { from?: number; to?: number; weight?: number; colour?: string }): void;
  /** The bytes of the PDF; nothing may be drawn afterwards. */
  finish(): Buffer;
}

// The ascent of letters as a fraction of the font size. It puts faces with different metrics on one baseline.
const ascent = 0.74;

/** pdfkit's writer of the file, which its types omit. */
interface Writer {
  _write(data: string | Uint8Array): void;
  /** The length of the file until now. */
  _offset: number;
}

/**
 * Collects the output of a PDF as text until the end. By default pdfkit converts each operator and each line to bytes, and
 * emits each line as an event. These thousands of small buffers cost as much garbage collection as the drawing.
 */
const gathering = (pdf: PDFKit.PDFDocument): (() => Buffer) => {
  const writer = pdf as unknown as Writer;
  let file = pdf.read().toString('latin1');
  writer._write = (data) => {
    const text = typeof data === 'string' ? `${data}\n` : Buffer.from(data).toString('latin1');
    file += text;
    writer._offset += text.length;
  };
  const drawn = new Map<PDFKit.PDFPage, string[]>();
  pdf.addContent = (operator: string) => {
    const operators = drawn.get(pdf.page);
    if (operators) operators.push(operator);
    else drawn.set(pdf.page, [operator]);
    return pdf;
  };
  return () => {
    for (const [sheet, operators] of drawn) sheet.write(Buffer.from(`${operators.join('\n')}\n`, 'latin1'));
    pdf.end();
    return Buffer.from(file, 'latin1');
  };
};

/** The texts and dates that every page of a PDF has. */
export type Imprint = Pick<Paper, 'title' | 'number' | 'barcode' | 'issuer' | 'createdAt'>;

export const createSheet = (paper: Imprint): Sheet => {
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    font: null as unknown as string,
    lang: 'en-AU',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: {
      Title: [paper.title, paper.number].filter(Boolean).join(' '),
      Author: paper.issuer,
      Creator: 'Southline',
      Producer: 'Southline',
      CreationDate: paper.createdAt,
    },
  });

  const finish = gathering(pdf);

  let parent = pdf.struct('Document');
  pdf.addStructure(parent);
  let cell = false;
  let decorating = false;
  const decoration = (draw: () => void): void => {
    const outer = decorating;
    decorating = true;
    if (!outer) pdf.markContent('Artifact');
    draw();
    if (!outer) pdf.endMarkedContent();
    decorating = outer;
  };
  /** Tags a line of text: as its own paragraph, or as part of its table cell. */
  const spoken = (role: 'H1' | 'P', draw: () => void): void => {
    if (decorating) {
      draw();
      return;
    }
    const content = pdf.markStructureContent(role);
    draw();
    pdf.endMarkedContent();
    if (cell) {
      parent.add(content);
      return;
    }
    const element = pdf.struct(role, {}, [content]);
    parent.add(element);
    element.end();
  };

  return {
    decoration,
    within(role, draw) {
      if (decorating) {
        draw();
        return;
      }
      const outer = parent;
      parent = pdf.struct(role);
      outer.add(parent);
      cell = role === 'TH' || role === 'TD';
      draw();
      cell = false;
      parent.end();
      parent = outer;
    },
    pdf,
    finish,
    y: page.top,
    lines(text, { face, size }, width) {
      return breakLines(printable(text), width, (piece) => widthOf(piece, face, size));
    },
    text(text, style, x, top, width = 0, align = 'left') {
      const { face, size, leading, colour } = style;
      pdf.fontSize(size).fillColor(colour);
      const baseline = top + (leading - size) / 2 + size * ascent + size * 0.1;
      if (text === '') return;
      spoken(style === styles.title ? 'H1' : 'P', () =>
        drawRuns(pdf, runsOf(text, face), { x, baseline, width, align }),
      );
    },
    rule(top, { from = page.left, to = page.right, weight = 0.5, colour = '#10231d' } = {}) {
      decoration(() => pdf.undash().lineWidth(weight).moveTo(from, top).lineTo(to, top).stroke(colour));
    },
  };
};
