import type { ImportRow } from '@southline/imports/import-row';
import { loadRows } from '@southline/imports/load-rows';
import type { Reject } from '@southline/imports/rejects';
import type { ImportStore } from '../../domain/import/ports.ts';
import type { ImportKind, KindReport } from './rejects.ts';
import { type StockRow, stockRow } from './rows/stock-row.ts';

export interface ImportStock {
  readonly store: ImportStore;
  /** Generation of the parts that rows may name. */
  readonly parts: number;
  readonly rows: AsyncIterable<ImportRow>;
  readonly reject: Reject;
  readonly dryRun: boolean;
  readonly progress?: ((report: KindReport) => void) | undefined;
}

/** Sets the units free for sale; repeating the same file changes nothing. A dry run only reads and checks the rows. */
export const importStock = async ({ store, parts, dryRun, ...options }: ImportStock): Promise<KindReport> => {
  const seen = new Set<string>();
  const parse = stockRow(await store.ids('parts', parts));
  return loadRows<StockRow, ImportKind>({
    ...options,
    kind: 'stock',
    parse: (cells) => {
      const parsed = parse(cells);
      if (!('value' in parsed)) return parsed;
      const { partNo } = parsed.value;
      if (seen.has(partNo)) return { problems: [{ field: 'part_no', problem: 'is in the file already' }] };
      seen.add(partNo);
      return parsed;
    },
    write: async (batch) => {
      if (!dryRun) await store.setAvailable(batch);
      return [];
    },
  });
};
