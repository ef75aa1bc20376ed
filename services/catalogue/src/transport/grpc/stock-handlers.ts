import { HoldStockResponse, ReleaseStockResponse, type StockServiceService } from '@southline/contracts/catalogue';
import type { Handlers } from '@southline/platform/grpc';
import type { holdStock } from '../../application/stock/hold-stock.ts';
import type { releaseStock } from '../../application/stock/release-stock.ts';
import { toHoldState } from './stock-mappers.ts';

export interface StockUseCases {
  readonly holdStock: ReturnType<typeof holdStock>;
  readonly releaseStock: ReturnType<typeof releaseStock>;
}

export const stockHandlers = (useCases: StockUseCases): Handlers<typeof StockServiceService> => ({
  holdStock: async ({ orderId, round, lines }, { signal }) => {
    const state = await useCases.holdStock({
      orderId,
      round,
      lines: lines.map(({ cleansedPartNo, quantity }) => ({ partNo: cleansedPartNo, quantity })),
      prices: new Map(lines.flatMap(({ cleansedPartNo, price }) => (price ? [[cleansedPartNo, price.cents]] : []))),
      signal,
    });
    return HoldStockResponse.fromPartial({ state: toHoldState(state) });
  },
  releaseStock: async ({ orderId, round }) => {
    const state = await useCases.releaseStock({ orderId, round });
    return ReleaseStockResponse.fromPartial({ state: toHoldState(state) });
  },
});
