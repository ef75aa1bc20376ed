// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';

/**
 * Runs a file with another Node, for all that it starts as well, and ends as that one does. Signals are passed on.
 * @param {string} node
 * @param {string[]} args
 */
export const handOver = (node, args) => {
  // kafkajs sets timers with negative delays, about which this Node warns.
  const quiet = '--disable-warning=TimeoutNegativeWarning';
  const child = spawn(node, [quiet, ...process.execArgv, ...args], {
    // With this variable the child ends when this process has ended (starter.ts).
    env: {
      ...process.env,
      SOUTHLINE_LAUNCHER: String(process.pid),
      PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
    },
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  return new Promise((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
};
