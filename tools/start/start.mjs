// npm start                      the whole product on this machine, until Ctrl-C
// npm start -- catalogue bff     only these processes (names as in processes.mjs) and the servers
import { join } from 'node:path';
import { buildAll } from '../build.mjs';
import { install } from './install.mjs';
import { onSignals } from './interrupt.mjs';
import { tryLock } from './lock.mjs';
import { checkNode } from './node-version.mjs';
import { dataRoot } from './paths.mjs';
import { endLeftovers } from './records.mjs';
import { CannotGoOn, explain, say } from './say.mjs';
import { createStack } from './stack.mjs';
import { forgetStack, writeStack } from './stack-file.mjs';

const lockStack = () => {
  const lock = tryLock(join(dataRoot, 'lock'));
  if (lock.release) return lock;
  throw new CannotGoOn(`This clone is already running (process ${lock.holder.pid}).`, [
    'use that one, or end it with Ctrl-C in its terminal',
  ]);
};

const signIns = ({ demoPassword }) =>
  `\n  Sign in as member@southline.example, dealer@southline.example or admin@southline.example\n  Password         ${demoPassword}\n`;

const printAddresses = ({ urls, uses, secrets }, logs) => {
  const lines = [
    uses('bff') && ['Southline', `${urls.web}/`],
    uses('bff') && ['API', `${urls.web}/docs`],
    urls.mailbox && ['Mailbox', urls.mailbox],
    ['Payment sandbox', urls.provider],
    ['Logs', logs],
  ];
  console.log(
    `\n${lines
      .filter(Boolean)
      .map(([name, value]) => `  ${name.padEnd(16)} ${value}`)
      .join('\n')}\n${uses('auth') ? signIns(secrets) : ''}\n  Ctrl-C ends it.\n`,
  );
};

const main = async () => {
  checkNode();
  const only = process.argv.length > 2 ? process.argv.slice(2) : undefined;
  const lock = lockStack();
  const stack = createStack({
    dataDir: dataRoot,
    ports: 'fixed',
    keep: true,
    only,
  });
  const end = onSignals(async () => {
    say('ending what was started');
    await stack.stop();
    forgetStack(dataRoot);
    lock.release();
  });
  try {
    for (const name of await endLeftovers(dataRoot)) say(`ended ${name}, which an earlier run had left`);
    await install();
    await buildAll(only && [...only, 'topics', ...(only.includes('bff') ? ['web'] : [])]);
    await stack.start();
    writeStack(dataRoot, stack);
  } catch (error) {
    await end(1, () => explain(error));
    return;
  }
  say('ready');
  printAddresses(stack.facts, join(dataRoot, 'logs'));
};

main().catch((error) => {
  explain(error);
  process.exit(1);
});
