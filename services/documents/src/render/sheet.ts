import PDFDocument from 'pdfkit';
import type { Paper } from '../domain/paper.ts';
import { breakLines } from './break-lines.ts';
import { printable } from './printable.ts';
import { type Align, drawRuns, runsOf, widthOf } from './runs.ts';
import { page, type Style } from './style.ts';

/** A PDF in the making: pages, text and lines at fixed places, and how far down the page is full. */
export interface Sheet {
  readonly pdf: PDFKit.PDFDocument;
  /** Top of what comes next, in points from the page's upper edge. */
  y: number;
  /** Lines that text breaks into at a width. */
  lines(text: string, style: Style, width: number): string[];
  /** One line of text, its box's top at `top`. */
  text(text: string, style: Style, x: number, top: number, width?: number, align?: Align): void;
  rule(top: number, options?: { from?: number; to?: number; weight?: number; colour?: string }): void;
}

// Ascent of a line's letters in parts of its size: puts faces of different metrics on one baseline.
const ascent = 0.74;

/** What every page of a PDF says of itself. */
export type Imprint = Pick<Paper, 'title' | 'number' | 'issuer' | 'createdAt'>;

export const createSheet = (paper: Imprint): Sheet => {
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    font: null as unknown as string,
    lang: 'en-AU',
    displayTitle: true,
    info: {
      Title: [paper.title, paper.number].filter(Boolean).join(' '),
      Author: paper.issuer,
      Creator: 'Southline',
      Producer: 'Southline',
      CreationDate: paper.createdAt,
    },
  });

  return {
    pdf,
    y: page.top,
    lines(text, { face, size }, width) {
      return breakLines(printable(text), width, (piece) => widthOf(piece, face, size));
    },
    text(text, { face, size, leading, colour }, x, top, width = 0, align = 'left') {
      pdf.fontSize(size).fillColor(colour);
      const baseline = top + (leading - size) / 2 + size * ascent + size * 0.1;
      drawRuns(pdf, runsOf(text, face), { x, baseline, width, align });
    },
    rule(top, { from = page.left, to = page.right, weight = 0.5, colour = '#10231d' } = {}) {
      pdf.undash().lineWidth(weight).moveTo(from, top).lineTo(to, top).stroke(colour);
    },
  };
};
