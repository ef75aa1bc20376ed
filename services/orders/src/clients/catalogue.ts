import {
  CatalogueServiceService,
  HoldStockRequest,
  type PartQuote,
  QuotePartsRequest,
  StockServiceService,
} from '@southline/contracts/catalogue';
import { toMoney } from '@southline/contracts/money';
import { fittingOf, partOf } from '@southline/contracts/part-facts';
import { stockWord } from '@southline/contracts/part-words';
import { noDrawing } from '@southline/kernel/part-facts';
import type { Peer } from '@southline/platform/grpc';
import { recentRecords } from '@southline/platform/recent';
import type { Catalogue, Quote } from '../domain/ports.ts';

/** Shorter than the deadline of the request: a cart is shown as last seen rather than late. */
const quoteTimeoutMs = 2_000;

export const toQuote = (quote: PartQuote, vehicleSlug: string): Quote => {
  const { drawing = noDrawing, ...part } = partOf(quote);
  return {
    ...part,
    ...drawing,
    ...fittingOf(quote),
    vehicleSlug,
    priceCents: quote.price?.cents ?? 0,
    isFree: quote.isFree,
    minQuantity: Math.max(1, quote.minQuantity),
    available: quote.available,
    stockLevel: stockWord(quote.stockLevel),
    categoryIds: quote.categoryIds,
    orderable: quote.orderable,
    supersededBy: quote.supersededBy,
  };
};

export const createCatalogue = (peer: Peer): Catalogue => {
  const parts = peer.own(CatalogueServiceService, { timeoutMs: quoteTimeoutMs });
  const stock = peer.own(StockServiceService);
  const recent = recentRecords<Quote>();
  return {
    async quote(partNos, vehicleSlug) {
      const { quotes } = await parts.quoteParts(QuotePartsRequest.fromPartial({ partNos: [...partNos], vehicleSlug }));
      const found = quotes.map((quote) => [quote.asked, toQuote(quote, vehicleSlug)] as const);
      if (vehicleSlug === '') for (const [partNo, quote] of found) recent.set(partNo, quote);
      return new Map(found);
    },
    recentQuotes(partNos) {
      const quotes = partNos.flatMap((partNo) => {
        const quote = recent.get(partNo);
        return quote ? [[partNo, quote] as const] : [];
      });
      return quotes.length === partNos.length ? new Map(quotes) : undefined;
    },
    async hold(orderId, round, lines) {
      const priced = lines.map(({ priceCents, ...line }) =>
        priceCents === undefined ? line : { ...line, price: toMoney(priceCents) },
      );
      await stock.holdStock(HoldStockRequest.fromPartial({ orderId, round, lines: priced }));
    },
    async release(orderId, round) {
      await stock.releaseStock({ orderId, round });
    },
  };
};
