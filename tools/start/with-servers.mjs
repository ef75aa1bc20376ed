// node tools/start/with-servers.mjs <command…>   runs the command with TEST_MONGO_URL, TEST_KAFKA_BROKERS, TEST_REDIS_URL
// node tools/start/with-servers.mjs              keeps a set up, which the form above then uses, until Ctrl-C
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { identityOf } from './identity.mjs';
import { endRunning, run } from './run.mjs';
import { explain, say, setQuiet } from './say.mjs';
import { openSpace, sweepSpaces } from './spaces.mjs';
import { keptSetFile, runningSet, startServers, testEnvironment } from './start-servers.mjs';
import { onStarterGone } from './starter.mjs';
import { takeNode } from './take-node.mjs';

const words = process.argv.slice(2);

const interrupted = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(signal));
  onStarterGone(() => resolve('SIGTERM'));
});

const withOwnSet = async (work) => {
  await sweepSpaces('servers');
  const dir = openSpace('servers');
  const starting = startServers({ dataDir: dir });
  const servers = await Promise.race([starting, interrupted.then(() => undefined)]);
  try {
    return servers ? await work(servers.urls) : 130;
  } finally {
    await starting.then((set) => set.stop()).catch(() => {});
    rmSync(dir, { recursive: true, force: true });
  }
};

const keepUp = async (urls) => {
  mkdirSync(dirname(keptSetFile), { recursive: true });
  writeFileSync(keptSetFile, JSON.stringify({ owner: identityOf(process.pid), urls }));
  for (const [name, value] of Object.entries(testEnvironment(urls))) console.log(`export ${name}='${value}'`);
  say('up until Ctrl-C');
  await interrupted;
  rmSync(keptSetFile, { force: true });
  return 0;
};

const runCommand = async (urls) => {
  const [command, ...args] = words;
  const env = { ...process.env, ...testEnvironment(urls) };
  interrupted.then((signal) => endRunning(signal));
  return (await run(command, args, { env, stdio: 'inherit' })).code;
};

const main = async () => {
  const own = words.length === 0;
  setQuiet(!own);
  await takeNode();
  if (own) return withOwnSet(keepUp);
  const urls = runningSet();
  return urls ? runCommand(urls) : withOwnSet(runCommand);
};

main().then(
  (code) => process.exit(code),
  (error) => {
    explain(error);
    process.exit(1);
  },
);
