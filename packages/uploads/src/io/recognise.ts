import { fileTypeFromBuffer } from 'file-type';
import type { Recognise } from '../upload.ts';

/** An accepted file type: its file name endings, the usual one first, and whether it is re-encoded as a picture. */
export interface TakenType {
  readonly endings: readonly string[];
  readonly picture: boolean;
}

/** The accepted file types, by content type. */
export type TakenTypes = Readonly<Record<string, TakenType>>;

/** Pictures and PDFs that visitors may send. */
export const picturesAndPdf: TakenTypes = {
  'image/jpeg': { endings: ['jpg'], picture: true },
  'image/png': { endings: ['png'], picture: true },
  'image/apng': { endings: ['png'], picture: true },
  'image/gif': { endings: ['gif'], picture: true },
  'image/webp': { endings: ['webp'], picture: true },
  'application/pdf': { endings: ['pdf'], picture: false },
};

/** PDF readers accept a header within these first bytes; programs write line feeds or the head of a mail before it. */
const pdfHeaderWithin = 1_024;
const markup = /<(?:!doctype|html|head|body|script|svg|\?xml)/i;
/** An SVG drawing, after an XML declaration, comments and a document type. */
const drawing = /^\ufeff?\s*(?:<(?:\?xml|!--|!doctype svg)[^>]*>\s*){0,20}<svg[\s>]/i;

/** The type of a file that `file-type` does not know, or knows as text only. */
const typeOfText = (head: Buffer): { mime: string; ext: string } | undefined => {
  const text = head.subarray(0, 4_096).toString('latin1');
  const before = text.slice(0, pdfHeaderWithin + 5).split('%PDF-')[0] ?? '';
  // A page with "%PDF-" inside is no PDF.
  if (before.length <= pdfHeaderWithin && text.startsWith('%PDF-', before.length) && !markup.test(before))
    return { mime: 'application/pdf', ext: 'pdf' };
  return drawing.test(head.subarray(0, 4_096).toString()) ? { mime: 'image/svg+xml', ext: 'svg' } : undefined;
};

/** Brands of HEIC that file-type takes for films. */
const heic = /^ftyp(?:hei|hev)/;
/** Containers whose own name nobody knows. */
const commonNames: Readonly<Record<string, string>> = { cfb: 'DOC', tif: 'TIFF' };

const nameOf = (head: Buffer, found: { ext: string } | undefined): string => {
  if (!found) return 'neither a picture nor a PDF';
  if (heic.test(head.toString('latin1', 4, 11))) return 'HEIC';
  return commonNames[found.ext] ?? found.ext.toUpperCase();
};

const isText = (mime: string | undefined) => mime === undefined || mime === 'application/xml';

/**
 * Identifies a type by the first bytes. The name does not matter, except to choose between the endings of one type: phones and
 * mail programs give wrong names, and each file is stored under the type that was found.
 */
export const recogniser =
  (types: TakenTypes): Recognise =>
  async (head, originalName) => {
    const known = await fileTypeFromBuffer(head);
    const found = isText(known?.mime) ? (typeOfText(head) ?? known) : known;
    const type = found && types[found.mime];
    if (!found || !type) return { found: nameOf(head, found) };
    const given = originalName.split('.').at(-1)?.toLowerCase() ?? '';
    const ending = type.endings.includes(given) ? given : (type.endings[0] ?? found.ext);
    return { contentType: found.mime, ending, picture: type.picture };
  };
