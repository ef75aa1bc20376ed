import type { ImportRow } from '@southline/imports/import-row';
import { loadRows } from '@southline/imports/load-rows';
import type { Reject } from '@southline/imports/rejects';
import type { EverydayRow } from '../../domain/search/everyday-row.ts';
import type { ImportKind, KindReport } from './rejects.ts';
import { everydayRow } from './rows/everyday-row.ts';

export interface ReadEveryday {
  readonly rows: AsyncIterable<ImportRow>;
  readonly reject: Reject;
  readonly progress?: ((report: KindReport) => void) | undefined;
}

/** Reads the shop's own rows of everyday language; nothing is written. */
export const readEveryday = async (options: ReadEveryday): Promise<[KindReport, EverydayRow[]]> => {
  const rows: EverydayRow[] = [];
  const report = await loadRows<EverydayRow, ImportKind>({
    ...options,
    kind: 'everyday',
    parse: everydayRow,
    write: async (batch) => {
      rows.push(...batch);
      return [];
    },
  });
  return [report, rows];
};
