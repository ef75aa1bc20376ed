import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { settled } from '../chaos/settle.ts';
import { openStage } from '../chaos/stage.ts';
import { beyondContract, startTraffic, summary } from '../chaos/traffic.ts';
import { insist } from '../lib/insist.ts';
import { openDatabases, sendAgain } from './copy.ts';

/** Purchases before the loss, while the broker is away, and with the empty one. */
const eachTime = Number(process.env.DRILL_PURCHASES ?? 30);

const stage = await openStage();
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.log(await stage.warningsSince(0));
});
afterAll(() => stage.close());

/** Deletes the topics, the events and the offsets of all consumers. */
const removeData = async (dataDir: string) => {
  const folders = (await readdir(dataDir)).filter((name) => name.startsWith('kafka-'));
  expect(folders, 'folders of the broker').toHaveLength(1);
  for (const folder of folders) await rm(join(dataDir, folder), { recursive: true });
};

it('a broker that comes back empty loses no event, and buyers pay all the time', async () => {
  const { stack } = stage;
  const databases = await openDatabases(stack);
  const traffic = startTraffic(stage, 'broker-lost');
  const served = async () => {
    const until = traffic.outcomes.length + eachTime;
    await insist(async () => (traffic.outcomes.length >= until ? true : undefined));
  };
  await served();
  const at = new Date();
  await stack.killServer('kafka');
  await removeData(stack.facts.dataDir);
  await served();
  const began = Date.now();
  await stack.startServer('kafka');
  await stack.setUp();
  await sendAgain(databases, at);
  const upAfterMs = Date.now() - began;
  await served();
  await traffic.stop();
  console.log(`broker lost: ${summary(traffic)}`);
  expect(traffic.failures).toEqual([]);
  expect(beyondContract(traffic)).toEqual([]);
  const settledAfter = await settled(stage, { expired: true, timeoutMs: 240_000 });
  console.log(
    `the broker served again after ${upAfterMs} ms, everything was done ${settledAfter} after the last buyer`,
  );
  await databases.close();
});
