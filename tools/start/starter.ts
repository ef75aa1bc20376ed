import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { identityOf, isAlive } from '#machine/identity.ts';

const everyMs = 500;

const fromPs = (field: string, pid: number) =>
  execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();

/** {parent, name} of a process. */
const lookAt = (pid: number) => {
  if (process.platform !== 'linux') return { parent: Number(fromPs('ppid', pid)), name: basename(fromPs('comm', pid)) };
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const bracket = stat.lastIndexOf(')');
  return { parent: Number(stat.slice(bracket + 2).split(' ')[1]), name: stat.slice(stat.indexOf('(') + 1, bracket) };
};

/** npm runs the script in a shell that passes no signals on and may outlive npm: both are watched. */
const npmAbove = (pid: number) => {
  const { name, parent } = lookAt(pid);
  return /^(ba|da|a|z|k)?sh$/.test(name) ? [pid, parent] : [pid];
};

/** The launcher that started this process, if any, and npm, if it started that or this one. */
const starters = (env = process.env) => {
  const launcher = env.SOUTHLINE_LAUNCHER === String(process.ppid) ? [process.ppid] : [];
  if (!env.npm_lifecycle_event) return launcher;
  return [...launcher, ...npmAbove(launcher.length > 0 ? lookAt(process.ppid).parent : process.ppid)];
};

/**
 * Calls `then` once one of the processes that started this one has ended. A process started by hand has no such parent: a
 * shell ends its jobs itself, or leaves them running on purpose.
 */
export const onStarterGone = (then: () => void) => {
  const watched = starters().map(identityOf);
  if (watched.length === 0) return;
  const timer = setInterval(() => {
    if (watched.every(isAlive)) return;
    clearInterval(timer);
    then();
  }, everyMs);
  timer.unref();
};
