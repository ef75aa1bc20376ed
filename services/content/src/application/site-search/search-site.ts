import { maxQuery, pageSize, searchBounds } from '../../domain/site-search/limits.ts';
import type { SiteDocument } from '../../domain/site-search/site-document.ts';
import { type SnippetPiece, snippetOf } from '../../domain/site-search/snippet.ts';
import type { CurrentSiteIndex } from './current-site-index.ts';

export interface SiteHit extends SiteDocument {
  readonly snippet: readonly SnippetPiece[];
}

export interface SearchSite {
  readonly query: string;
  readonly page: number;
  readonly region: string;
  readonly language: string;
  readonly withoutParts?: boolean | undefined;
}

/** Ten hits of a page, the best first. */
export const searchSite =
  (current: CurrentSiteIndex) =>
  ({ query, page, region, language, withoutParts }: SearchSite) => {
    searchBounds(query, page);
    const began = performance.now();
    const { index, pages, hidden } = current.searched();
    const asked = query.trimStart().slice(0, maxQuery);
    const { total, documents, read, corrected } = (withoutParts ? pages : index).search({
      query: asked,
      from: (page - 1) * pageSize,
      count: pageSize,
      hidden: hidden(region, language),
    });
    return {
      hits: documents.map((document) => ({ ...document, snippet: snippetOf(document.text, read) })),
      totalCount: total,
      pageCount: Math.ceil(total / pageSize),
      /** The query with its typing mistakes corrected; empty if it was searched as typed. */
      corrected: corrected && total > 0 ? read : '',
      tookMs: performance.now() - began,
    };
  };
