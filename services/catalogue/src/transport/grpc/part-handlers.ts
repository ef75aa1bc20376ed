import {
  CatalogueServiceService,
  EverydayRow,
  GetPartDrawingResponse,
  GetPartResponse,
  ListBoughtTogetherResponse,
  ListCategoriesResponse,
  ListEmptySearchesResponse,
  ListPartFitmentsResponse,
  ListSupersessionsResponse,
  QuotePartsResponse,
  ResolveOrderRowsResponse,
  SetEverydayRowResponse,
} from '@southline/contracts/catalogue';
import { encodedAnswer, type Handlers } from '@southline/platform/grpc';
import { listBoughtTogether } from '../../application/bought-together/bought-together.ts';
import { getPart, getPartDrawing } from '../../application/parts/get-part.ts';
import { listCategories } from '../../application/parts/list-categories.ts';
import { listPartFitments } from '../../application/parts/list-part-fitments.ts';
import { listParts, listPartsByCategoryName } from '../../application/parts/list-parts.ts';
import { listSizes } from '../../application/parts/list-sizes.ts';
import { listSupersessions } from '../../application/parts/list-supersessions.ts';
import { quoteParts } from '../../application/parts/quote-parts.ts';
import type { EmptySearchLog, listEmptySearches } from '../../application/search/empty-searches.ts';
import { countUnopened } from '../../application/search/empty-searches.ts';
import type { setOwnRow } from '../../application/search/own-rows.ts';
import { resolveOrderRows } from '../../application/search/resolve-order-rows.ts';
import { searchByKeywords } from '../../application/search/search-by-keywords.ts';
import { searchPartNumber } from '../../application/search/search-part-number.ts';
import type { Reading } from '../../application/snapshot/reading.ts';
import type { PairStore } from '../../domain/bought-together/ports.ts';
import { noFilters } from '../../domain/lists/list-options.ts';
import type { FoundPart } from '../../domain/parts/found-part.ts';
import type { OwnLanguageStore } from '../../domain/search/ports.ts';
import { cachedBytes, encodeFound, encodeListing, listOptions, searchOptions, toListing } from './list-mappers.ts';
import { toCategory, toDrawing, toOrderRow, toQuote, toRow, toSizeList, toSupersession } from './part-mappers.ts';

/** Most visitors get the same answers, so their bytes are cached. */
export const partDefinition = {
  ...CatalogueServiceService,
  listPartsByCategoryName: encodedAnswer(CatalogueServiceService.listPartsByCategoryName),
  searchByKeywords: encodedAnswer(CatalogueServiceService.searchByKeywords),
  getPart: encodedAnswer(CatalogueServiceService.getPart),
};

const encodePart = cachedBytes(({ row, detail, others, alternative, trail, alternatives }: FoundPart) =>
  GetPartResponse.encode(
    GetPartResponse.fromPartial({
      part: toRow(row),
      specifications: [...detail.specifications],
      drawing: toDrawing(detail),
      oeNumbers: [...others.oeNumbers],
      interchangeNumbers: [...others.interchange],
      alternative,
      trail: trail.map(({ id: categoryId, name }) => ({ categoryId, name })),
      alternatives: alternatives.map(toRow),
    }),
  ),
);

export interface EmptySearches {
  readonly log: EmptySearchLog;
  readonly list: ReturnType<typeof listEmptySearches>;
  readonly language: Pick<OwnLanguageStore, 'read'>;
  readonly set: ReturnType<typeof setOwnRow>;
}

export const partHandlers = (
  reading: Reading,
  pairs: PairStore,
  emptySearches: EmptySearches,
): Handlers<typeof partDefinition> => {
  const [categories, parts, byName] = [listCategories(reading), listParts(reading), listPartsByCategoryName(reading)];
  const [search, part, drawing] = [
    searchPartNumber(reading, emptySearches.log),
    getPart(reading),
    getPartDrawing(reading),
  ];
  const [keywords, orderRows] = [searchByKeywords(reading, emptySearches.log), resolveOrderRows(reading)];
  const unopened = countUnopened(reading, emptySearches.log);
  const [fitments, supersessions, quotes] = [
    listPartFitments(reading),
    listSupersessions(reading),
    quoteParts(reading),
  ];
  const boughtTogether = listBoughtTogether(reading, pairs);
  const sizes = listSizes(reading);
  return {
    listCategories: async ({ vehicleSlug }) =>
      ListCategoriesResponse.fromPartial({ categories: (await categories(vehicleSlug)).map(toCategory) }),
    listParts: async (request) => toListing(await parts({ ...request, options: listOptions(request.options) })),
    searchPartNumber: async (request) => toListing(await search({ ...request, options: listOptions(request.options) })),
    searchByKeywords: async (request) =>
      encodeFound(await keywords({ ...request, options: searchOptions(request.options, request.page) })),
    countUnopenedSearch: ({ keywords: typed }) => unopened(typed),
    listEmptySearches: async ({ pageSize }) => {
      const [{ searches, totalCount }, own] = await Promise.all([
        emptySearches.list(pageSize),
        emptySearches.language.read(),
      ]);
      return ListEmptySearchesResponse.fromPartial({
        searches: searches.map(({ lastAt, unknown, ...rest }) => ({
          ...rest,
          lastAt: lastAt.toISOString(),
          unknown: unknown.map(({ word, nearest }) => ({ word, nearest: [...nearest] })),
        })),
        totalCount,
        rows: own.rows.map(({ language, kind, words, means }) => ({ language, kind, words, means })),
      });
    },
    setEverydayRow: async ({ row, remove }) => {
      const { language, kind, words, means } = EverydayRow.fromPartial(row ?? {});
      await emptySearches.set({ language, kind, words, means, remove });
      return SetEverydayRowResponse.fromPartial({});
    },
    listPartsByCategoryName: async (request) =>
      encodeListing(await byName({ ...request, options: listOptions(request.options) })),
    listSizes: async (request) => toSizeList(await sizes({ ...request, filters: request.filters ?? noFilters })),
    getPart: async (request) => encodePart(await part(request)),
    listPartFitments: async ({ partId }) => {
      const { fitments: listed, totalCount } = await fitments(partId);
      return ListPartFitmentsResponse.fromPartial({ fitments: [...listed], totalCount });
    },
    listSupersessions: async ({ partNo }) =>
      ListSupersessionsResponse.fromPartial({ supersessions: (await supersessions(partNo)).map(toSupersession) }),
    listBoughtTogether: async (request) =>
      ListBoughtTogetherResponse.fromPartial({ parts: (await boughtTogether(request)).map(toRow) }),
    quoteParts: async (request) => QuotePartsResponse.fromPartial({ quotes: (await quotes(request)).map(toQuote) }),
    resolveOrderRows: async (request) =>
      ResolveOrderRowsResponse.fromPartial({ rows: (await orderRows(request)).map(toOrderRow) }),
    getPartDrawing: async ({ cleansedPartNo }) => {
      const drawn = await drawing(cleansedPartNo);
      return GetPartDrawingResponse.fromPartial({ drawing: toDrawing(drawn), drawingHash: drawn.drawingHash });
    },
  };
};
