import type { PartQuote } from '@southline/contracts/catalogue';
import { type SearchSiteResponse, SiteHitKind, type SnippetPiece } from '@southline/contracts/content';
import { pascalWords } from '@southline/contracts/enum-words';
import { partOf } from '@southline/contracts/part-facts';
import { stockWord } from '@southline/contracts/part-words';
import { escapeHtml } from '@southline/kernel/html';
import type { Data } from '@southline/rest/types';
import { dollarsOf } from './money.ts';
import type { Pictures } from './pictures.ts';
import type { Region } from './region.ts';

const count = new Intl.NumberFormat('en-AU');
/** Three decimals, because a search takes a few milliseconds. */
const seconds = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** Only the marks are markup; all other text is escaped. */
export const toHtmlSnippet = (pieces: readonly SnippetPiece[]): string =>
  pieces.map(({ text, marked }) => (marked ? `<b>${escapeHtml(text)}</b>` : escapeHtml(text))).join('');

type Result = Data<'contextsearch/google-search'>['searchResults'][number];

const { words: kinds } = pascalWords(SiteHitKind);

export const partNoOf = ({ kind, path }: SearchSiteResponse['hits'][number]): string | undefined =>
  kind === SiteHitKind.SITE_HIT_KIND_PART ? decodeURIComponent(path.split('/').at(-1) ?? '') : undefined;

const toFoundPart = (quote: PartQuote, pictures: Pictures): NonNullable<Result['part']> => {
  const part = partOf(quote);
  return {
    productNr: part.partNo,
    description: part.description,
    thumbImage: pictures.thumb(part.cleansedPartNo, part.drawingHash),
    listPrice: dollarsOf(quote.price),
    isFreePart: quote.isFree,
    minQuantity: Math.max(1, quote.minQuantity),
    overallStockLevel: stockWord(quote.stockLevel),
    availableQuantity: quote.available,
    orderable: quote.orderable,
    supersededBy: quote.supersededBy,
  };
};

interface Below {
  readonly basePath: string;
  readonly region: Region;
  readonly pictures: Pictures;
  /** By the requested number. */
  readonly quotes: ReadonlyMap<string, PartQuote>;
}

export const toSiteSearch = (
  { hits, totalCount, pageCount, tookMs, corrected }: SearchSiteResponse,
  { basePath, region, pictures, quotes }: Below,
): Data<'contextsearch/google-search'> => ({
  seachInfo: {
    searchTotalResultCount: totalCount,
    formattedSearchTotalResultCount: count.format(totalCount),
    formattedSearchTime: seconds.format(tookMs / 1_000),
    totalPageCount: pageCount,
    ...(corrected && { correctedKeywords: corrected }),
  },
  searchResults: hits.map((hit) => {
    const { title, path, snippet } = hit;
    const quote = quotes.get(partNoOf(hit) ?? '');
    const kind = kinds[hit.kind];
    return {
      title,
      link: path === '' ? `${basePath}/${region}` : `${basePath}/${region}/${path}`,
      htmlSnippet: toHtmlSnippet(snippet),
      ...(kind && { kind }),
      ...(quote && { part: toFoundPart(quote, pictures) }),
    };
  }),
});
