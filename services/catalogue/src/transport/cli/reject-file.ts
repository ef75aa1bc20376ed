import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Reject } from '../../application/import/rejects.ts';

const quoted = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`;

/** Writes rejected rows as CSV: kind, row, field, problem, and the row itself as JSON; one line per problem. */
export const rejectFile = (file: string) => {
  const stream = createWriteStream(file);
  const write = async (cells: readonly (string | number)[]) => {
    if (!stream.write(`${cells.map(quoted).join(',')}\n`)) {
      await new Promise<void>((resolve) => stream.once('drain', () => resolve()));
    }
  };
  const opened = write(['kind', 'row', 'field', 'problem', 'data']);
  const reject: Reject = async ({ kind, row, problems, cells }) => {
    await opened;
    for (const { field, problem } of problems) await write([kind, row, field, problem, JSON.stringify(cells)]);
  };
  return {
    reject,
    close: async () => {
      stream.end();
      await finished(stream);
    },
  };
};
