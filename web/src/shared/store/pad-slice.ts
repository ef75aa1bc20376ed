import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UnreadReason } from '@southline/kernel/read-list';

export type TypedRow = {
  /** The text as typed. */
  partNo: string;
  /** 0 means that no quantity was typed; then one unit is ordered. */
  quantity: number;
  /** The text of a quantity that is no count of pieces. Then `quantity` is 0, and nothing is ordered. */
  unread?: string | undefined;
  reason?: UnreadReason | undefined;
};
export type PadRow = TypedRow & { id: number };

/** Rows being sent to the cart. Without an answer they are sent again with the same key, so that nothing is added twice. */
export type PadSending = { key: string; rows: PadRow[]; vehicleSlug: string };

export type PadState = {
  rows: PadRow[];
  /** The id of the next row. */
  nextId: number;
  /** Number of rows that had no room when the pad was last filled. */
  leftOut: number;
  /** The rows before the last removal, for undo. */
  removed: PadRow[] | null;
  sending: PadSending | null;
};

/** The limit of one order. */
export const MOST_PAD_ROWS = 200;
const FEWEST_ROWS = 6;
const LONGEST_NUMBER = 60;
const LARGEST_QUANTITY = 999_999_999;
const LONGEST_UNREAD = 40;

export const isBlank = ({ partNo, quantity, unread }: TypedRow): boolean =>
  partNo.trim() === '' && quantity === 0 && unread === undefined;

/** Adds an empty row at the end, as long as there is room. */
const tidy = (state: PadState): void => {
  while (state.rows.length > FEWEST_ROWS && state.rows.slice(-2).every(isBlank)) state.rows.pop();
  while (
    state.rows.length < MOST_PAD_ROWS &&
    (state.rows.length < FEWEST_ROWS || !isBlank(state.rows.at(-1) as PadRow))
  ) {
    state.rows.push({ id: state.nextId, partNo: '', quantity: 0 });
    state.nextId += 1;
  }
};

const initialState = (): PadState => {
  const state: PadState = { rows: [], nextId: 1, leftOut: 0, removed: null, sending: null };
  tidy(state);
  return state;
};

const cleaned = ({ partNo, quantity, unread, reason }: TypedRow): TypedRow => ({
  partNo: partNo.slice(0, LONGEST_NUMBER),
  quantity: Math.min(Math.max(0, Math.trunc(quantity) || 0), LARGEST_QUANTITY),
  unread: unread?.slice(0, LONGEST_UNREAD),
  reason: unread === undefined ? undefined : reason,
});

/** The order pad: numbers and quantities, stored on this device. */
export const padSlice = createSlice({
  name: 'pad',
  initialState,
  reducers: {
    rowTyped: (state, { payload: { id, ...typed } }: PayloadAction<Partial<TypedRow> & { id: number }>) => {
      const row = state.rows.find((each) => each.id === id);
      const counted = typed.quantity === undefined ? {} : { unread: undefined, reason: undefined };
      if (row) Object.assign(row, cleaned({ ...row, ...counted, ...typed }));
      state.removed = null;
      tidy(state);
    },
    /** Inserts after the row `after`, or replaces it if it is empty; without `after` at the end. */
    padFilled: (state, { payload: { rows, after } }: PayloadAction<{ rows: readonly TypedRow[]; after?: number }>) => {
      const at = state.rows.findIndex(({ id }) => id === after);
      const head = at < 0 ? state.rows.filter((row) => !isBlank(row)) : state.rows.slice(0, at + 1);
      const tail = at < 0 ? [] : state.rows.slice(at + 1);
      const last = head.at(-1);
      if (last && isBlank(last)) head.pop();
      const kept = [...head, ...tail].filter((row) => !isBlank(row)).length;
      const taken = rows.filter((row) => !isBlank(row)).slice(0, Math.max(0, MOST_PAD_ROWS - kept));
      const added = taken.map((row, index) => ({ id: state.nextId + index, ...cleaned(row) }));
      state.nextId += added.length;
      state.leftOut = rows.filter((row) => !isBlank(row)).length - added.length;
      const all = [...head, ...added, ...tail];
      state.rows = all.length > MOST_PAD_ROWS ? all.filter((row) => !isBlank(row)) : all;
      state.removed = null;
      tidy(state);
    },
    rowRemoved: (state, { payload: id }: PayloadAction<number>) => {
      const gone = state.rows.find((row) => row.id === id);
      if (gone && !isBlank(gone)) state.removed = state.rows;
      state.rows = state.rows.filter((row) => row.id !== id);
      tidy(state);
    },
    padCleared: (state) => {
      state.removed = state.rows;
      state.rows = [];
      state.leftOut = 0;
      tidy(state);
    },
    /** Resets the pad completely, including undo. */
    padEmptied: () => initialState(),
    removalUndone: (state) => {
      if (state.removed) state.rows = state.removed;
      state.removed = null;
      tidy(state);
    },
    sendingBegun: (state, { payload }: PayloadAction<PadSending>) => {
      state.sending = payload;
    },
    /** Removes rows that were added to the cart. A row edited in the meantime stays. */
    sendingEnded: (state, { payload: added }: PayloadAction<readonly PadRow[]>) => {
      const done = new Map(added.map((row) => [row.id, row]));
      state.rows = state.rows.filter(({ id, partNo, quantity, unread }) => {
        const sent = done.get(id);
        return !sent || sent.partNo !== partNo || sent.quantity !== quantity || unread !== undefined;
      });
      state.sending = null;
      state.removed = null;
      state.leftOut = 0;
      tidy(state);
    },
  },
});

export const { rowTyped, padFilled, rowRemoved, padCleared, padEmptied, removalUndone, sendingBegun, sendingEnded } =
  padSlice.actions;
