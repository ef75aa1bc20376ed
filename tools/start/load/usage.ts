// Processor time and memory of the stack's processes, as the kernel counts them. Linux only; empty elsewhere.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAlive } from '#machine/identity.ts';
import { readRecords } from '#machine/records.ts';

const ticksPerSecond = () => {
  try {
    return Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })) || 100;
  } catch {
    return 100;
  }
};
const tickMs = process.platform === 'linux' ? 1000 / ticksPerSecond() : 0;

/** Milliseconds of user and system time from the text of /proc/<pid>/stat; its children's are not among them. */
export const cpuMsOf = (stat: string, msPerTick = tickMs) => {
  // The command name may contain spaces and brackets: fields are counted from the last bracket, the state is the first.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
};

/**
 * Megabytes of a process from the text of /proc/<pid>/smaps_rollup: its own pages, and its share of shared ones. All Node
 * processes share the 50 MB of the program.
 */
export const ownMbOf = (rollup: string) => Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;

/** The processor time that one process has used so far. */
export interface Use {
  readonly name: string;
  readonly pid: number;
  readonly cpuMs: number;
}

/** A file of every process of the stack in this folder, by the records that it writes; containers are not included. */
const readAll = (dataDir: string, file: 'stat' | 'smaps_rollup') =>
  readRecords(dataDir).flatMap((entry) => {
    if (!isAlive(entry)) return [];
    const { name, pid } = entry;
    try {
      return [{ name, pid, text: readFileSync(`/proc/${pid}/${file}`, 'utf8') }];
    } catch {
      return [];
    }
  });

export const readUsage = (dataDir: string): Use[] =>
  readAll(dataDir, 'stat').map(({ name, pid, text }) => ({ name, pid, cpuMs: cpuMsOf(text) }));

/** Milliseconds used by each process between two readings, by name; a restarted process counts from its start. */
export const usedBetween = (before: readonly Use[], after: readonly Use[]) => {
  const used = new Map<string, number>();
  for (const { name, pid, cpuMs } of after) {
    const earlier = before.find((entry) => entry.pid === pid)?.cpuMs ?? 0;
    used.set(name, (used.get(name) ?? 0) + cpuMs - earlier);
  }
  return used;
};

/**
 * Records the peak memory of each process; `stop` returns megabytes by name. It looks rarely, because the kernel walks all
 * pages of a process for each reading: several milliseconds on the processors that are measured.
 */
export const watchMemory = (dataDir: string, everyMs = 10_000) => {
  const peak = new Map<string, number>();
  const look = () => {
    for (const { name, text } of readAll(dataDir, 'smaps_rollup'))
      peak.set(name, Math.max(peak.get(name) ?? 0, ownMbOf(text)));
  };
  look();
  const timer = setInterval(look, everyMs);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
};
