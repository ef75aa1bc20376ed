import type { Mongo } from '@southline/platform/mongo';
import { type StockRow, stockRow } from '../../domain/import/stock-row.ts';
import type { CsvRow } from '../../storage/csv.ts';
import { setAvailable } from '../../storage/stock.ts';
import { loadRows } from './load-rows.ts';
import { readIds } from './loaders.ts';
import type { KindReport, Reject } from './rejects.ts';

export interface ImportStock {
  readonly mongo: Mongo;
  /** Generation of the parts that rows may name. */
  readonly parts: number;
  readonly rows: AsyncIterable<CsvRow>;
  readonly reject: Reject;
  readonly dryRun: boolean;
  readonly progress?: ((report: KindReport) => void) | undefined;
}

/** Sets what is free for sale; a repeat of the same file changes nothing. A dry run only reads and judges the rows. */
export const importStock = async ({ mongo, parts, dryRun, ...options }: ImportStock): Promise<KindReport> => {
  const seen = new Set<string>();
  const parse = stockRow(await readIds(mongo, 'parts', parts));
  return loadRows<StockRow>({
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
    write: async (batch) => (dryRun ? undefined : setAvailable(mongo, batch)),
  });
};
