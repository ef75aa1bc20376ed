import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Identity, identityOf, isAlive } from './identity.ts';

type Entry = { name: string } & Identity;

const fileOf = (dir: string) => join(dir, 'started.json');

export const readRecords = (dir: string): Entry[] => {
  try {
    return JSON.parse(readFileSync(fileOf(dir), 'utf8'));
  } catch {
    return [];
  }
};

/** The processes that a stack has started, written at once, so that the next run can stop those of a killed run. */
export const openRecords = (dir: string) => {
  mkdirSync(dir, { recursive: true });
  let entries: Entry[] = [];
  const save = () => {
    const file = fileOf(dir);
    writeFileSync(`${file}.new`, JSON.stringify(entries));
    renameSync(`${file}.new`, file);
  };
  return {
    process(name: string, pid: number) {
      entries.push({ name, ...identityOf(pid) });
      save();
    },
    forget(pid: number) {
      entries = entries.filter((entry) => entry.pid !== pid);
      save();
    },
  };
};

export type Records = ReturnType<typeof openRecords>;

const endProcess = async (entry: Identity, graceMs: number) => {
  const signal = (name: NodeJS.Signals) => {
    if (!isAlive(entry)) return;
    try {
      process.kill(entry.pid, name);
    } catch {
      // The process ended in the meantime.
    }
  };
  signal('SIGTERM');
  for (const end = Date.now() + graceMs; isAlive(entry) && Date.now() < end; ) await pause(50);
  signal('SIGKILL');
};

/** Stops the processes of a killed run in this folder: its services first, then its servers. Prints their names. */
export const endLeftovers = async (dir: string, { graceMs = 10_000 } = {}) => {
  const left = readRecords(dir).filter(isAlive);
  for (const entry of left.toReversed()) await endProcess(entry, graceMs);
  rmSync(fileOf(dir), { force: true });
  return left.map((entry) => entry.name);
};
