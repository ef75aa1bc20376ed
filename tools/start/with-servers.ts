// node tools/launch.mjs with-servers <command…>   runs the command with TEST_MONGO_URL, TEST_KAFKA_BROKERS, TEST_REDIS_URL
// node tools/launch.mjs with-servers              keeps a set up, which the form above then uses, until Ctrl-C
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { identityOf } from '#machine/identity.ts';
import { run } from '#machine/run.ts';
import { explain, say, setQuiet } from '#machine/say.ts';
import type { ServerUrls } from '#machine/start-servers.ts';
import { install } from './install.ts';
import { onSignals } from './interrupt.ts';

const [command, ...args] = process.argv.slice(2);

const main = async (atEnd: (closer: () => unknown) => void) => {
  setQuiet(command !== undefined);
  await install();
  // Need the installation.
  const { serverSetFile, runningSet, startServers, testEnvironment } = await import('#machine/start-servers.ts');
  const { openSpace, sweepSpaces } = await import('#machine/spaces.ts');

  const ownSet = async () => {
    await sweepSpaces('servers');
    const dataDir = openSpace('servers');
    atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
    const starting = startServers({ dataDir });
    atEnd(() => starting.then((set) => set.stop()).catch(() => {}));
    return (await starting).urls;
  };

  const keepUp = async (urls: ServerUrls) => {
    mkdirSync(dirname(serverSetFile), { recursive: true });
    writeFileSync(serverSetFile, JSON.stringify({ owner: identityOf(process.pid), urls }));
    atEnd(() => rmSync(serverSetFile, { force: true }));
    for (const [name, value] of Object.entries(testEnvironment(urls))) console.log(`export ${name}='${value}'`);
    say('up until Ctrl-C');
    return new Promise<never>(() => {});
  };

  if (!command) return keepUp(await ownSet());
  const env = { ...process.env, ...testEnvironment(runningSet() ?? (await ownSet())) };
  return (await run(command, args, { env, stdio: 'inherit' })).code;
};

const { end, atEnd } = onSignals();
try {
  await end(await main(atEnd));
} catch (error) {
  await end(1, () => explain(error));
}
