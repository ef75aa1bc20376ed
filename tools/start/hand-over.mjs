import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { onStarterGone } from './starter.mjs';

/**
 * Runs this same command with another Node, for all that it starts as well, and ends as that one does. Signals are passed on, and
 * the channel between the two tells the other one when this process is killed.
 */
export const handOver = (node) => {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    env: { ...process.env, SOUTHLINE_NODE: 'present', PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  onStarterGone(() => child.kill('SIGTERM'));
  return new Promise((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  });
};
