import { type Screen, sourceLanguage, textsIn } from '../screens.ts';
import type { RangePage } from './ports.ts';
import { type SearchablePage, searchablePages } from './searchable-pages.ts';
import type { Shown, SiteDocument } from './site-document.ts';

export type PageDocument = SiteDocument & Partial<Shown>;

/** Shorter texts are labels and buttons, which say nothing of a page. */
const shortestProse = 40;

/** Tags and the places that values are put into; a number of things in ICU's way is left out as a whole. */
const readable = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const screenDocument = (row: SearchablePage, screen: Screen, language: string): PageDocument | undefined => {
  const texts = textsIn(screen, language);
  const title = texts[row.title];
  if (title === undefined || title === row.title) return undefined;
  const own = screen.texts.get(sourceLanguage) ?? {};
  const prose = Object.entries(texts)
    .filter(([key]) => key !== row.title && key !== row.lead && (own[key] ?? '').length >= shortestProse)
    .map(([, text]) => readable(text));
  const lead = texts[row.lead];
  return {
    kind: 'page',
    title: readable(title),
    path: row.path,
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

/** Kinds of papers that can be opened, and what they are called. */
const paperNames: ReadonlyMap<string, string> = new Map([['Specs', 'Data sheet']]);

const pathOf = (...segments: readonly string[]) => segments.map(encodeURIComponent).join('/');

/** Categories, product pages and papers of the range. */
export const rangeDocuments = (pages: readonly RangePage[]): PageDocument[] => {
  const categories = pages.filter(({ hasChildren }) => hasChildren);
  const products = pages.filter(({ hasChildren }) => !hasChildren);
  return [
    ...categories.map(({ name, path, segment, description }) => ({
      ...{ kind: 'category' as const, title: name, path: pathOf('products', ...path, segment), text: description },
    })),
    ...products.map(({ name, path, segment, description }) => ({
      ...{
        kind: 'page' as const,
        title: name,
        path: pathOf('products', ...path, 'details', segment),
        text: description,
      },
    })),
    ...products.flatMap(({ name, segment, papers, description }) =>
      papers.flatMap((paper) => {
        const label = paperNames.get(paper);
        if (label === undefined) return [];
        const path = pathOf('pdf', paper, `${segment}.pdf`);
        return [{ kind: 'download' as const, title: `${name}: ${label} (PDF)`, path, text: description }];
      }),
    ),
  ];
};

/** Categories of the finder that no page of the range has the name of. */
export const finderCategories = (names: readonly string[], known: readonly PageDocument[]): PageDocument[] => {
  const titles = new Set(known.map(({ title }) => title.toLowerCase()));
  return names
    .filter((name) => !titles.has(name.toLowerCase()))
    .map((name) => ({
      ...{ kind: 'category' as const, title: name, text: '' },
      path: `parts-finder?${new URLSearchParams({ category: name })}`,
    }));
};

/** Places of documents that somebody in this region and language is not shown: theirs stands beside the English one. */
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
