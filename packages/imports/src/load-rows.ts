import type { Cells, Parsed } from './cells.ts';
import type { ImportRow } from './import-row.ts';
import type { KindReport, Reject } from './rejects.ts';

export interface LoadRows<T, Kind extends string = string> {
  readonly kind: Kind;
  readonly rows: AsyncIterable<ImportRow>;
  readonly parse: (cells: Cells, row: number) => Parsed<T>;
  /** Writes a batch; returns the positions of rows whose key already exists. */
  readonly write: (batch: T[]) => Promise<readonly number[]>;
  readonly reject: Reject;
  /** Rows written at a time. */
  readonly batchSize?: number | undefined;
  readonly progress?: ((report: KindReport<Kind>) => void) | undefined;
}

const usualBatch = 2_000;
/** Batches being written while the next one is read. */
const inFlight = 2;
const progressEvery = 250_000;

interface Entry<T> {
  readonly row: number;
  readonly cells: Cells;
  readonly value: T;
}

/** Streams rows into the database, batch by batch; memory does not grow with the file. */
export const loadRows = async <T, Kind extends string>(options: LoadRows<T, Kind>): Promise<KindReport<Kind>> => {
  const { kind, rows, parse, write, reject, progress, batchSize = usualBatch } = options;
  const report: KindReport<Kind> = { kind, read: 0, taken: 0, rejected: 0, seconds: 0 };
  const began = performance.now();
  const writing = new Set<Promise<void>>();
  let failure: unknown;
  let batch: Entry<T>[] = [];

  const refuse = async ({ row, cells }: Pick<Entry<T>, 'row' | 'cells'>, field: string, problem: string) => {
    report.rejected += 1;
    await reject({ kind, row, cells, problems: [{ field, problem }] });
  };
  const send = async (entries: readonly Entry<T>[]) => {
    const duplicates = await write(entries.map(({ value }) => value));
    report.taken += entries.length - duplicates.length;
    for (const index of duplicates) {
      const entry = entries[index];
      if (entry) await refuse(entry, 'row', 'is in the file already');
    }
  };
  const flush = async () => {
    if (batch.length === 0) return;
    const sending = send(batch).then(
      () => void writing.delete(sending),
      (error: unknown) => {
        failure ??= error;
        writing.delete(sending);
      },
    );
    writing.add(sending);
    batch = [];
    if (writing.size >= inFlight) await Promise.race(writing);
    if (failure) throw failure;
  };

  for await (const { row, cells, problem } of rows) {
    report.read += 1;
    if (report.read % progressEvery === 0) progress?.(report);
    if (problem) {
      await refuse({ row, cells }, 'row', problem);
      continue;
    }
    const parsed = parse(cells, row);
    if ('value' in parsed) batch.push({ row, cells, value: parsed.value });
    else {
      report.rejected += 1;
      await reject({ kind, row, cells, problems: parsed.problems });
    }
    if (batch.length >= batchSize) await flush();
  }
  await flush();
  await Promise.all(writing);
  if (failure) throw failure;
  report.seconds = (performance.now() - began) / 1000;
  return report;
};
