// @ts-nocheck
// Processor time and memory of the stack's processes, as the kernel counts them. Linux; elsewhere nothing is told.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '#machine/identity.ts';

const ticksPerSecond = () => {
  try {
    return Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })) || 100;
  } catch {
    return 100;
  }
};
const tickMs = process.platform === 'linux' ? 1000 / ticksPerSecond() : 0;

/** Milliseconds of user and system time from the text of /proc/<pid>/stat; its children's are not among them. */
export const cpuMsOf = (stat, msPerTick = tickMs) => {
  // The command name may hold spaces and brackets: fields are counted from the last bracket, the state is the first.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
};

/** Megabytes resident now from the text of /proc/<pid>/status. */
export const residentMbOf = (status) => Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;

const readOne = ({ name, pid }) => {
  try {
    return {
      name,
      pid,
      cpuMs: cpuMsOf(readFileSync(`/proc/${pid}/stat`, 'utf8')),
      mb: residentMbOf(readFileSync(`/proc/${pid}/status`, 'utf8')),
    };
  } catch {
    return undefined;
  }
};

/** What the stack in this folder consists of, by the record that it keeps of itself; containers are not seen. */
export const readUsage = (dataDir) => {
  let records = [];
  try {
    records = JSON.parse(readFileSync(join(dataDir, 'started.json'), 'utf8'));
  } catch {
    return [];
  }
  return records
    .filter((entry) => entry.kind === 'process' && isAlive(entry))
    .map(readOne)
    .filter(Boolean);
};

/** Milliseconds that each process used between two readings, by name; one that was restarted counts from its start. */
export const usedBetween = (before, after) => {
  const used = new Map();
  for (const { name, pid, cpuMs } of after) {
    const earlier = before.find((entry) => entry.pid === pid)?.cpuMs ?? 0;
    used.set(name, (used.get(name) ?? 0) + cpuMs - earlier);
  }
  return used;
};

/** Keeps the most memory that each process was seen with; call `stop` for {name: megabytes}. */
export const watchMemory = (dataDir, everyMs = 2000) => {
  const peak = new Map();
  const look = () => {
    for (const { name, mb } of readUsage(dataDir)) peak.set(name, Math.max(peak.get(name) ?? 0, mb));
  };
  look();
  const timer = setInterval(look, everyMs);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
};
