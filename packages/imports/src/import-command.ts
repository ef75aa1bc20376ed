import { existsSync } from 'node:fs';
import { readCsv, UnusableFile } from './csv.ts';
import { type Encoding, encodings } from './file-lines.ts';
import type { ImportRow } from './import-row.ts';
import { rejectFile } from './reject-file.ts';
import type { KindReport, Reject } from './rejects.ts';

/** The options of every command that imports files. */
export const importOptions = {
  'dry-run': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  rejects: { type: 'string' },
  encoding: { type: 'string', default: 'utf-8' },
} as const;

export const importUsage = `[--dry-run] [--force] [--rejects <csv>] [--encoding ${encodings.join('|')}]`;

export const encodingOf = (name: string): Encoding => {
  const encoding = encodings.find((known) => known === name.toLowerCase());
  if (!encoding) throw new UnusableFile(`--encoding ${name} is none of ${encodings.join(', ')}.`);
  return encoding;
};

export const existing = (files: readonly string[]): readonly string[] => {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new UnusableFile(`There is no ${missing.join(', ')}.`);
  return files;
};

/** The rows of files, one after the other. */
export async function* readFiles(
  files: readonly string[],
  required: readonly string[],
  encoding: Encoding,
): AsyncGenerator<ImportRow> {
  for (const file of files) yield* readCsv(file, required, encoding);
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

const shownRejects = 20;

/** Shows the first rejected rows of each kind, and writes all of them to `file`. */
export const rejectsTo = (file: string | undefined) => {
  const all = file === undefined ? undefined : rejectFile(file);
  const shown = new Map<string, number>();
  const reject: Reject = async (rejected) => {
    const { kind, row, problems } = rejected;
    const count = (shown.get(kind) ?? 0) + 1;
    shown.set(kind, count);
    const reasons = problems.map(({ field, problem }) => `${field} ${problem}`).join('; ');
    if (count <= shownRejects) say(`${kind} row ${row} rejected: ${reasons}`);
    if (count === shownRejects + 1)
      say(`${kind}: more rejected rows are ${all ? `in ${file}` : 'shown by --rejects <csv>'}`);
    await all?.reject(rejected);
  };
  return { reject, close: async () => all?.close() };
};

export const sayRows = ({ kind, read, taken, rejected, seconds }: KindReport, result?: string) =>
  say(
    `${kind}: ${read} read, ${taken} taken, ${rejected} rejected, ${seconds.toFixed(1)} s${result ? `: ${result}` : ''}`,
  );

/** The last line of an import. Returns the exit code. */
export const sayOutcome = (reason: string | undefined, dryRun: boolean): number => {
  if (reason) say(`not published: ${reason}; --force publishes all the same`);
  else say(dryRun ? 'dry run: nothing was changed' : 'published');
  return reason ? 1 : 0;
};
