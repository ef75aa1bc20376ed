import { deflateSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Face } from './faces.ts';

interface Stream {
  compress: boolean;
  readonly data: { Length?: number; Filter?: string };
  end(bytes?: Uint8Array | string): void;
}

interface Position {
  readonly xAdvance: number;
}

interface Run {
  readonly glyphs: readonly unknown[];
  readonly positions: readonly Position[];
  readonly advanceWidth: number;
}

/** pdfkit's data of a font in a document, which its types omit. */
interface EmbeddedFont {
  document: { ref(data?: object): Stream };
  layoutRun(word: string): Run;
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
const cachedPairs = 10_000;
const cachedCuts = 96;

/** Latin words. The faces kern pairs of their characters and have no ligatures. */
const latin = /^[ -~\u00a0-\u024f\u2010-\u2027]+$/;

const pairsOf = new WeakMap<Face, Map<string, Run>>();

/**
 * Lays out Latin words by their pairs of characters. Numbers, names and addresses are new in each document, but nearly
 * all their pairs have occurred in earlier documents.
 */
const layOutPairs = (face: Face, font: EmbeddedFont): void => {
  const pairs = pairsOf.get(face) ?? new Map<string, Run>();
  pairsOf.set(face, pairs);
  const layoutRun = font.layoutRun.bind(font);
  const pairOf = (text: string): Run => {
    const known = pairs.get(text);
    if (known) return known;
    if (pairs.size === cachedPairs) pairs.clear();
    const pair = layoutRun(text);
    pairs.set(text, pair);
    return pair;
  };
  font.layoutRun = (word) => {
    if (!latin.test(word)) return layoutRun(word);
    const run = { glyphs: [] as unknown[], positions: [] as Position[], advanceWidth: 0 };
    for (let at = 0; at < word.length; at += 1) {
      const { glyphs, positions } = pairOf(word.slice(at, at + 2));
      const position = positions[0] ?? { xAdvance: 0 };
      run.glyphs.push(glyphs[0]);
      run.positions.push(position);
      run.advanceWidth += position.xAdvance;
    }
    return run;
  };
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
  layOutPairs(face, font);
  font.encode(common[face.name] ?? '');
  cutOnce(face, font);
  return pdf;
};
