import { locatorPages } from '@southline/kernel/locator-page';
import { placePage } from '@southline/kernel/place-page';
import { type Screen, sourceLanguage, textsIn } from '../screens.ts';
import type { PublishedRange, RangePaper, SiteDealer } from './ports.ts';
import { type SearchablePage, searchablePages } from './searchable-pages.ts';
import type { Shown, SiteDocument } from './site-document.ts';

export type PageDocument = SiteDocument & Partial<Shown>;

/** Shorter texts are labels and buttons, which do not describe a page. */
const shortestProse = 40;

/** Removes tags. Values that only the page knows, and ICU plurals, become an ellipsis. */
const readable = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '…')
    .replace(/\s+/g, ' ')
    .trim();

/** A text with several values reads as a row of gaps. */
const valuesIn = (text: string): number => text.split('{').length - 1;

const screenDocument = (row: SearchablePage, screen: Screen, language: string): PageDocument | undefined => {
  const texts = textsIn(screen, language);
  const title = texts[row.title];
  if (title === undefined || title === row.title) return undefined;
  const own = screen.texts.get(sourceLanguage) ?? {};
  const prose = Object.entries(texts)
    .filter(([key]) => key.startsWith(row.prefix) && key !== row.title && key !== row.lead)
    .filter(([key]) => (own[key] ?? '').length >= shortestProse && valuesIn(own[key] ?? '') < 2)
    .map(([, text]) => readable(text));
  const lead = texts[row.lead];
  return {
    kind: 'page',
    title: readable(title),
    path: row.path,
    asked: row.asked,
    text: [...(lead && lead !== row.lead ? [readable(lead)] : []), ...prose].join(' '),
    language,
    ...(row.region && { region: row.region }),
  };
};

/** Pages of the site, once per language that they are written in. */
export const screenDocuments = (screens: ReadonlyMap<string, Screen>): PageDocument[] =>
  searchablePages.flatMap((row) => {
    const screen = screens.get(row.screen);
    if (!screen) return [];
    return [...screen.texts.keys()].flatMap((language) => screenDocument(row, screen, language) ?? []);
  });

const pathOf = (...segments: readonly string[]) => segments.map(encodeURIComponent).join('/');

/** Type Specs opens as Specification, others under their type. */
const paperPath = ({ kind, fileName }: RangePaper) =>
  pathOf('pdf', kind === 'Specs' ? 'Specification' : kind, fileName);

/** Synonyms for a kind of document. */
const synonyms: Readonly<Record<string, string>> = {
  SDS: 'sds msds safety data sheet 安全 数据表',
  Specs: 'specs specification datasheet technical data sheet tds 规格 数据表',
  Installation: 'install installation fitting instructions manual guide 安装 说明书',
};

/** A sentence about the contents of each kind of document. */
const saidBy: Readonly<Record<string, string>> = {
  SDS: 'Hazards, handling, storage, first aid and disposal.',
  Specs: 'Dimensions, ratings and standards.',
  Installation: 'How to fit it, step by step.',
};

/** Some documents cover several products; each is found once, by all their names. */
const paperDocuments = (papers: readonly RangePaper[]): PageDocument[] => {
  const byPath = new Map<string, { first: RangePaper; products: Set<string> }>();
  for (const paper of papers) {
    const path = paperPath(paper);
    const known = byPath.get(path) ?? { first: paper, products: new Set() };
    known.products.add(paper.product);
    byPath.set(path, known);
  }
  return [...byPath].map(([path, { first, products }]) => ({
    kind: 'download' as const,
    title: `${products.size === 1 ? `${first.product}: ` : ''}${first.label} (PDF)`,
    path,
    text: products.size === 1 ? (saidBy[first.kind] ?? '') : [...products].join(', '),
    asked: synonyms[first.kind] ?? '',
    ...(first.region && { region: first.region }),
  }));
};

/** Categories, product pages and documents of the range. */
export const rangeDocuments = ({ pages, papers }: PublishedRange): PageDocument[] => {
  const documents = pages.map(({ name, path, segment, description, hasChildren }) => ({
    kind: hasChildren ? ('category' as const) : ('page' as const),
    title: name,
    text: description,
    path: pathOf('products', ...path, ...(hasChildren ? [] : ['details']), segment),
  }));
  return [...documents, ...paperDocuments(papers)];
};

/** Dealers, each in its own country, on the page of its suburb. */
export const dealerDocuments = (dealers: readonly SiteDealer[]): PageDocument[] =>
  dealers.flatMap((dealer) => {
    const [type] = dealer.types;
    if (!type) return [];
    const { code, name, address, suburb, state, postcode, types } = dealer;
    return [
      {
        kind: 'dealer' as const,
        title: name,
        path: `${placePage(locatorPages[type], dealer)}?${new URLSearchParams({ dealer: code })}`,
        text: `${address}, ${suburb} ${state} ${postcode} · ${types.join(', ')}`,
        region: state === 'NZ' ? 'nz' : 'au',
      },
    ];
  });

/** Categories of the finder whose name no page of the range has. */
export const finderCategories = (names: readonly string[], known: readonly PageDocument[]): PageDocument[] => {
  const titles = new Set(known.map(({ title }) => title.toLowerCase()));
  return names
    .filter((name) => !titles.has(name.toLowerCase()))
    .map((name) => ({
      kind: 'category' as const,
      title: name,
      text: '',
      path: `parts-finder?${new URLSearchParams({ category: name })}`,
    }));
};

/**
 * Documents that a visitor of this region and language does not see: those of the other region, and all language versions
 * except one.
 */
export const hiddenFrom = (
  documents: readonly PageDocument[],
  { region, language }: { region: string; language: string },
): ReadonlySet<number> => {
  const translated = new Set(documents.flatMap((one) => (one.language === language ? [one.path] : [])));
  const isShown = ({ path, region: own, language: spoken }: PageDocument) => {
    if (own !== undefined && own !== region) return false;
    if (spoken === undefined) return true;
    return spoken === (translated.has(path) ? language : sourceLanguage);
  };
  return new Set(documents.flatMap((document, place) => (isShown(document) ? [] : [place])));
};
