import {
  type CatalogueServiceService,
  GetPartDrawingResponse,
  GetPartResponse,
  ListCategoriesResponse,
  ListPartFitmentsResponse,
  ListPartsByCategoryNameResponse,
  ListPartsResponse,
  ListSupersessionsResponse,
  QuotePartsResponse,
  SearchPartNumberResponse,
} from '@southline/contracts/catalogue';
import type { Handlers } from '@southline/platform/grpc';
import { getPart } from '../../application/get-part.ts';
import { getPartDrawing } from '../../application/get-part-drawing.ts';
import { listCategories } from '../../application/list-categories.ts';
import { listPartsByCategoryName } from '../../application/list-category-parts.ts';
import { listPartFitments } from '../../application/list-part-fitments.ts';
import { listParts } from '../../application/list-parts.ts';
import { listSupersessions } from '../../application/list-supersessions.ts';
import { quoteParts } from '../../application/quote-parts.ts';
import type { Reading } from '../../application/reading.ts';
import { searchPartNumber } from '../../application/search-part-number.ts';
import { toCategory, toDrawing, toListing, toQuote, toRow } from './part-mappers.ts';

export const catalogueHandlers = (reading: Reading): Handlers<typeof CatalogueServiceService> => {
  const [categories, parts, byName] = [listCategories(reading), listParts(reading), listPartsByCategoryName(reading)];
  const [search, part, drawing] = [searchPartNumber(reading), getPart(reading), getPartDrawing(reading)];
  const [fitments, supersessions, quotes] = [
    listPartFitments(reading),
    listSupersessions(reading),
    quoteParts(reading),
  ];
  return {
    listCategories: async ({ vehicleSlug }) =>
      ListCategoriesResponse.fromPartial({ categories: (await categories(vehicleSlug)).map(toCategory) }),
    listParts: async (request) => ListPartsResponse.fromPartial(toListing(await parts(request))),
    searchPartNumber: async (request) => SearchPartNumberResponse.fromPartial(toListing(await search(request))),
    listPartsByCategoryName: async (request) =>
      ListPartsByCategoryNameResponse.fromPartial(toListing(await byName(request))),
    getPart: async (request) => {
      const { row, detail } = await part(request);
      return GetPartResponse.fromPartial({
        part: toRow(row),
        specifications: [...detail.specifications],
        drawing: toDrawing(detail),
      });
    },
    listPartFitments: async ({ partId }) => ListPartFitmentsResponse.fromPartial(await fitments(partId)),
    listSupersessions: async ({ partNo }) =>
      ListSupersessionsResponse.fromPartial({ supersessions: await supersessions(partNo) }),
    quoteParts: async (request) => QuotePartsResponse.fromPartial({ quotes: (await quotes(request)).map(toQuote) }),
    getPartDrawing: async ({ cleansedPartNo }) => {
      const drawn = await drawing(cleansedPartNo);
      return GetPartDrawingResponse.fromPartial({ drawing: toDrawing(drawn), drawingHash: drawn.drawingHash });
    },
  };
};
