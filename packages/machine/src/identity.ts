import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies a process, also if its number is reused later. */
export interface Identity {
  readonly pid: number;
  readonly started?: string;
}

const fromProc = (pid: number) => {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The command name may contain spaces and brackets, so fields are counted from the last bracket: state is the first.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : `${boot}:${fields[19]}`;
};

const fromPs = (pid: number) => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();

/** When this process began, as a text that differs for any later process with the same number; undefined if it has ended. */
export const startedAt = (pid: number) => {
  try {
    return (process.platform === 'linux' ? fromProc(pid) : fromPs(pid)) || undefined;
  } catch {
    return undefined;
  }
};

export const identityOf = (pid: number): Identity => ({ pid, started: startedAt(pid) });

/** Whether exactly this process is alive; a reused number does not count. */
export const isAlive = ({ pid, started }: Identity) => started !== undefined && startedAt(pid) === started;
