import PDFDocument from 'pdfkit';
import type { Paper } from '../domain/paper.ts';
import { breakLines } from './break-lines.ts';
import { type FaceName, faces } from './faces.ts';
import { printable } from './printable.ts';
import { page, type Style } from './style.ts';

export type Align = 'left' | 'right' | 'centre';

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

const shown = (text: string, face: FaceName) => printable(text, faces[face].has);

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
  for (const [name, face] of Object.entries(faces)) pdf.registerFont(name, face.font as unknown as Buffer);

  return {
    pdf,
    y: page.top,
    lines(text, { face, size }, width) {
      return breakLines(shown(text, face), width, (piece) => faces[face].width(piece, size));
    },
    text(text, { face, size, leading, colour }, x, top, width = 0, align = 'left') {
      const line = shown(text, face);
      pdf.font(face).fontSize(size).fillColor(colour);
      const free = align === 'left' ? 0 : width - pdf.widthOfString(line);
      const baseline = top + (leading - size) / 2 + size * ascent + size * 0.1;
      pdf.text(line, x + (align === 'centre' ? free / 2 : free), baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
    },
    rule(top, { from = page.left, to = page.right, weight = 0.5, colour = '#10231d' } = {}) {
      pdf.undash().lineWidth(weight).moveTo(from, top).lineTo(to, top).stroke(colour);
    },
  };
};
