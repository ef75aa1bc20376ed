import type { SearchSiteResponse, SnippetPiece } from '@southline/contracts/content';
import { escapeHtml } from '@southline/kernel/html';
import type { Data } from '@southline/rest/types';
import type { Region } from './region.ts';

const count = new Intl.NumberFormat('en-AU');
/** A search takes a millisecond or two. */
const seconds = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** Only the marks are markup; whatever stands in a text is shown as it is. */
export const toHtmlSnippet = (pieces: readonly SnippetPiece[]): string =>
  pieces.map(({ text, marked }) => (marked ? `<b>${escapeHtml(text)}</b>` : escapeHtml(text))).join('');

export const toSiteSearch = (
  { hits, totalCount, pageCount, tookMs }: SearchSiteResponse,
  { basePath, region }: { basePath: string; region: Region },
): Data<'contextsearch/google-search'> => ({
  seachInfo: {
    searchTotalResultCount: totalCount,
    formattedSearchTotalResultCount: count.format(totalCount),
    formattedSearchTime: seconds.format(tookMs / 1_000),
    totalPageCount: pageCount,
  },
  searchResults: hits.map(({ title, path, snippet }) => ({
    title,
    link: path === '' ? `${basePath}/${region}` : `${basePath}/${region}/${path}`,
    htmlSnippet: toHtmlSnippet(snippet),
  })),
});
