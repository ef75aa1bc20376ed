import { HoldState as WireState } from '@southline/contracts/catalogue';
import type { HoldState } from '../../domain/stock/hold.ts';

const states: Record<HoldState, WireState> = {
  HELD: WireState.HOLD_STATE_HELD,
  SETTLED: WireState.HOLD_STATE_SETTLED,
  RELEASED: WireState.HOLD_STATE_RELEASED,
};

export const toHoldState = (state: HoldState): WireState => states[state];
