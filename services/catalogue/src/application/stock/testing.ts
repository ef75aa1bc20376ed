import { type Hold, type HoldKey, type HoldLine, holdId } from '../../domain/stock/hold.ts';
import type { HoldStore, SaleBook } from '../../domain/stock/ports.ts';
import { releaseStock, settleHold } from './end-holds.ts';
import { holdStock } from './hold-stock.ts';
import { createPartQueue } from './part-queue.ts';
import { createShortages } from './shortages.ts';

/** In-memory ports of the stock, with the same rules as the real storage. */
export const aStock = (units: Readonly<Record<string, number>>) => {
  const available = new Map(Object.entries(units));
  const holds = new Map<string, Hold>();
  const violations: string[] = [];
  let looks = 0;
  const clock = { now: () => new Date('2026-03-01T00:00:00Z') };
  const move = (lines: readonly HoldLine[], sign: 1 | -1) => {
    for (const { partNo, quantity } of lines) available.set(partNo, (available.get(partNo) ?? 0) + sign * quantity);
  };
  const has = ({ partNo, quantity }: HoldLine) => (available.get(partNo) ?? 0) >= quantity;

  const store: HoldStore = {
    available: async (partNos) => {
      looks += 1;
      return new Map(partNos.map((partNo) => [partNo, available.get(partNo) ?? 0]));
    },
    find: async (key) => holds.get(holdId(key)),
    take: async (key, lines) => {
      if (holds.has(holdId(key)) || !lines.every(has)) return false;
      move(lines, -1);
      holds.set(holdId(key), { state: 'HELD', lines });
      return true;
    },
    release: async (key) => {
      const known = holds.get(holdId(key));
      if (known && known.state !== 'HELD') return known.state;
      move(known?.lines ?? [], 1);
      holds.set(holdId(key), { state: 'RELEASED', lines: known?.lines ?? [] });
      return 'RELEASED';
    },
    open: async () => ({ count: 0, oldest: undefined }),
    heldBefore: async () => [],
  };
  const sales: SaleBook = {
    settle: async (key) => {
      const known = holds.get(holdId(key));
      if (known?.state === 'HELD') holds.set(holdId(key), { ...known, state: 'SETTLED' });
      return known?.state;
    },
    sell: async (line) => {
      if (!has(line)) return false;
      move([line], -1);
      return true;
    },
    record: async (key, lines) => void holds.set(holdId(key), { state: 'SETTLED', lines }),
    recordViolation: async (_key, { partNo }, reason) => void violations.push(`${partNo} ${reason}`),
  };

  const hold = holdStock({
    holds: store,
    queue: createPartQueue(),
    shortages: createShortages(),
    clock,
    confirmPrices: async () => undefined,
  });
  return {
    violations,
    /** How often the stock was read. */
    looks: () => looks,
    left: (partNo: string) => available.get(partNo),
    hold: (key: HoldKey, lines: readonly HoldLine[]) =>
      hold({ ...key, lines, prices: new Map(), signal: new AbortController().signal }),
    release: releaseStock({ holds: store, clock }),
    settle: (key: HoldKey, lines: readonly HoldLine[]) => settleHold(sales, { ...key, lines, at: clock.now() }),
  };
};
