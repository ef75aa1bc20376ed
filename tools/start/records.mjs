import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { containers } from './docker/containers.mjs';
import { identityOf, isAlive } from './identity.mjs';
import { pause } from './wait.mjs';

const fileOf = (dir) => join(dir, 'started.json');

const read = (dir) => {
  try {
    return JSON.parse(readFileSync(fileOf(dir), 'utf8'));
  } catch {
    return [];
  }
};

/** What a stack has started, written down at once, so that the next run can end what a killed one left. */
export const openRecords = (dir) => {
  mkdirSync(dir, { recursive: true });
  let entries = [];
  const save = () => {
    const file = fileOf(dir);
    writeFileSync(`${file}.new`, JSON.stringify(entries));
    renameSync(`${file}.new`, file);
  };
  return {
    process(name, pid) {
      entries.push({ kind: 'process', name, ...identityOf(pid) });
      save();
    },
    container(name, id) {
      entries.push({ kind: 'container', name, id });
      save();
    },
    forget(key) {
      entries = entries.filter((entry) => entry.pid !== key && entry.id !== key);
      save();
    },
  };
};

const endProcess = async (entry, graceMs) => {
  const signal = (name) => {
    if (!isAlive(entry)) return;
    try {
      process.kill(entry.pid, name);
    } catch {
      // It ended in between.
    }
  };
  signal('SIGTERM');
  for (const end = Date.now() + graceMs; isAlive(entry) && Date.now() < end; ) await pause(50);
  signal('SIGKILL');
};

/** Ends what a killed run left in this folder: its services first, then the servers under them. Names what it ended. */
export const endLeftovers = async (dir, { graceMs = 10_000 } = {}) => {
  const left = read(dir).filter((entry) => entry.kind === 'container' || isAlive(entry));
  for (const entry of left.toReversed()) {
    await (entry.kind === 'container' ? containers.remove(entry.id).catch(() => {}) : endProcess(entry, graceMs));
  }
  rmSync(fileOf(dir), { force: true });
  return left.map((entry) => entry.name);
};
