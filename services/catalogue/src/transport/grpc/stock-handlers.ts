import {
  HoldStockResponse,
  ReleaseStockResponse,
  type StockServiceService,
  HoldState as WireState,
} from '@southline/contracts/catalogue';
import type { Handlers } from '@southline/platform/grpc';
import type { releaseStock } from '../../application/stock/end-holds.ts';
import type { holdStock } from '../../application/stock/hold-stock.ts';
import type { HoldState } from '../../domain/stock/hold.ts';

const states: Record<HoldState, WireState> = {
  HELD: WireState.HOLD_STATE_HELD,
  SETTLED: WireState.HOLD_STATE_SETTLED,
  RELEASED: WireState.HOLD_STATE_RELEASED,
};

const toHoldState = (state: HoldState): WireState => states[state];

interface StockUseCases {
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
