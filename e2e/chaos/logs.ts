import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shorten } from '@southline/machine/log-lines';

const warning = 40;
const linesPerProcess = 40;

const timeOf = (line: string): number => {
  try {
    const { time } = JSON.parse(line);
    return new Date(time).getTime();
  } catch {
    return Number.NaN;
  }
};

/** The warnings of the processes since a time, per process. Equal texts are listed once, with their count and first time. */
export const warningsSince = async (logs: string, since: number): Promise<string> => {
  const files = (await readdir(logs)).filter((name) => name.endsWith('.log')).sort();
  const warnings = await Promise.all(
    files.map(async (file) => {
      const seen = new Map<string, { first: number; count: number }>();
      for (const line of (await readFile(join(logs, file), 'utf8')).split('\n')) {
        const time = timeOf(line);
        if (!(time >= since)) continue;
        const { level, text } = shorten(line);
        if (level === undefined || level < warning) continue;
        const entry = seen.get(text) ?? { first: time, count: 0 };
        entry.count += 1;
        seen.set(text, entry);
      }
      const lines = [...seen].map(
        ([text, { first, count }]) => `  ${new Date(first).toISOString().slice(11)} ${count} × ${text}`,
      );
      return lines.length > 0 ? [file, ...lines.slice(-linesPerProcess)].join('\n') : '';
    }),
  );
  return warnings.filter(Boolean).join('\n');
};
