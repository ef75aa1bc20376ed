import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { identityOf, isAlive } from './identity.mjs';

const everyMs = 500;

const fromPs = (field, pid) => execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();

/** {parent, name} of a process. */
const lookAt = (pid) => {
  if (process.platform !== 'linux') return { parent: Number(fromPs('ppid', pid)), name: basename(fromPs('comm', pid)) };
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const bracket = stat.lastIndexOf(')');
  return { parent: Number(stat.slice(bracket + 2).split(' ')[1]), name: stat.slice(stat.indexOf('(') + 1, bracket) };
};

/** npm puts a shell in between, which passes no signal on and may outlive npm: both are watched. */
const starters = () => {
  const { name, parent } = lookAt(process.ppid);
  return /^(ba|da|a|z|k)?sh$/.test(name) ? [process.ppid, parent] : [process.ppid];
};

/**
 * Calls `then` once the npm that started this process, or the launcher that handed over to it, has ended in whatever way. One
 * that was started by hand has no such starter: a shell ends its jobs itself, and may leave them running on purpose.
 */
export const onStarterGone = (then) => {
  if (process.channel) {
    process.channel.unref();
    process.once('disconnect', then);
    return;
  }
  if (!process.env.npm_lifecycle_event) return;
  const watched = starters().map(identityOf);
  const timer = setInterval(() => {
    if (watched.every(isAlive)) return;
    clearInterval(timer);
    then();
  }, everyMs);
  timer.unref();
};
