import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Reject } from './rejects.ts';

/** Writes rejected rows as CSV: kind, row, field, problem, and the row itself as JSON; one line per problem. */
export const rejectFile = (file: string) => {
  const lines = stringify({ quoted: true, quoted_empty: true });
  lines.write(['kind', 'row', 'field', 'problem', 'data']);
  const written = pipeline(lines, createWriteStream(file));
  const reject: Reject = async ({ kind, row, problems, cells }) => {
    for (const { field, problem } of problems) {
      if (!lines.write([kind, row, field, problem, JSON.stringify(cells)])) await once(lines, 'drain');
    }
  };
  const close = () => {
    lines.end();
    return written;
  };
  return { reject, close };
};
