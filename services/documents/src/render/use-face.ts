import { deflateSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Face } from './faces.ts';

interface Stream {
  compress: boolean;
  readonly data: { Length?: number; Filter?: string };
  end(bytes?: Uint8Array | string): void;
}

/** pdfkit's data of a font in a document, which its types omit. */
interface EmbeddedFont {
  document: { ref(data?: object): Stream };
  layoutCache: object;
  readonly subset: { readonly glyphs: readonly number[]; encode(): Uint8Array };
  /** Adds the characters of a text to the document. */
  encode(text: string): void;
}

interface FontsOf {
  readonly _font: EmbeddedFont;
  readonly _fontFamilies: Readonly<Record<string, EmbeddedFont | undefined>>;
}

const texts = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .,:;-/@()$%&#+'_×·–";

/**
 * Characters of each face that every document embeds, used or not. So nearly all documents share one subset of each face.
 * The words in the title face are the same on all documents of a kind, and only the amounts differ.
 */
const common: Readonly<Record<string, string>> = { title: '0123456789$,.', text: texts, strong: texts };
const papersToShareWords = 200;
const cachedCuts = 96;

const shared = new WeakMap<Face, { readonly words: object; papers: number }>();

/**
 * Caches the layout of words per face. Nearly all words of a document (labels, units, amounts) have occurred in earlier
 * documents.
 */
const wordsOf = (face: Face): object => {
  const known = shared.get(face);
  const current = known && known.papers < papersToShareWords ? known : { words: Object.create(null), papers: 0 };
  shared.set(face, current);
  current.papers += 1;
  return current.words;
};

interface Cut {
  readonly bytes: Uint8Array;
  readonly deflated: Buffer;
}

const cuts = new LRUCache<string, Cut>({ max: cachedCuts });
/** Compressed tables of the characters of subsets, by their text. */
const tables = new LRUCache<string, Buffer>({ max: cachedCuts });

const deflatedTable = (text: string): Buffer => {
  const known = tables.get(text);
  if (known) return known;
  // pdfkit ends each chunk of text with a line feed.
  const deflated = deflateSync(Buffer.from(`${text}\n`, 'latin1'));
  tables.set(text, deflated);
  return deflated;
};

/**
 * Subsets a face to the used characters and compresses it. The result is shared by all documents with the same
 * characters.
 */
const cutOnce = (face: Face, font: EmbeddedFont): void => {
  const { document, subset } = font;
  const encode = subset.encode.bind(subset);
  let cut: Cut | undefined;
  subset.encode = () => {
    const key = [face.name, ...subset.glyphs].join();
    cut = cuts.get(key);
    if (!cut) {
      const bytes = encode();
      cut = { bytes, deflated: deflateSync(bytes) };
      cuts.set(key, cut);
    }
    return cut.bytes;
  };
  const ref = (data?: object) => {
    const stream = document.ref(data);
    const end = stream.end.bind(stream);
    stream.end = (bytes) => {
      if (typeof bytes === 'string') {
        // In this order, as pdfkit writes them.
        stream.data.Length = 0;
        stream.data.Filter = 'FlateDecode';
        stream.compress = false;
        return end(deflatedTable(bytes));
      }
      if (!cut || bytes !== cut.bytes) return end(bytes);
      stream.compress = false;
      stream.data.Filter = 'FlateDecode';
      end(cut.deflated);
    };
    return stream;
  };
  font.document = Object.create(document, { ref: { value: ref } });
};

/**
 * Sets the document's current font. Data that all documents share are prepared once, because they took half of the
 * rendering time.
 */
export const useFace = (pdf: PDFKit.PDFDocument, face: Face): PDFKit.PDFDocument => {
  const fonts = pdf as unknown as FontsOf;
  if (fonts._fontFamilies[face.name]) return pdf.font(face.name);
  pdf.registerFont(face.name, face.font as unknown as Buffer).font(face.name);
  const font = fonts._font;
  font.layoutCache = wordsOf(face);
  font.encode(common[face.name] ?? '');
  cutOnce(face, font);
  return pdf;
};
