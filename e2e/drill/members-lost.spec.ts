import { rm } from 'node:fs/promises';
import { type ReplicatedServers, startReplicated } from '@southline/machine/replicated';
import { openSpace } from '@southline/machine/spaces';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { settled } from '../chaos/settle.ts';
import { openStage, type Stage } from '../chaos/stage.ts';
import { beyondContract, startTraffic, summary, type Traffic, unserved } from '../chaos/traffic.ts';
import { insist } from '../lib/insist.ts';

/** Purchases before, during and after the loss of each member. */
const eachTime = Number(process.env.DRILL_PURCHASES ?? 10);
/** Twice the time after which the other members elect a new primary. */
const electionMs = 20_000;

let space: string;
let servers: ReplicatedServers;
let stage: Stage;
beforeAll(async () => {
  space = openSpace('replicated');
  servers = await startReplicated(space);
  stage = await openStage({ others: servers.env });
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.log(await stage.warningsSince(0));
});
afterAll(async () => {
  await stage?.close();
  await servers?.stop();
  await rm(space, { recursive: true, force: true });
});

const served = async (traffic: Traffic) => {
  const until = traffic.outcomes.length + eachTime;
  await insist(async () => (traffic.outcomes.length >= until ? true : undefined));
};

it('each broker is killed, every buyer is served, and two brokers finish all work', async () => {
  const traffic = startTraffic(stage, 'broker-of-three');
  await served(traffic);
  for (const broker of servers.kafka) {
    await broker.kill();
    await served(traffic);
    await broker.start();
  }
  const [away] = servers.kafka;
  await away?.kill();
  await served(traffic);
  await traffic.stop();
  console.log(`one of three brokers away: ${summary(traffic)}`);
  expect(traffic.failures).toEqual([]);
  expect(unserved(traffic)).toEqual([]);
  console.log(`with two brokers settled after ${await settled(stage, { expired: true, timeoutMs: 240_000 })}`);
  await away?.start();
});

it('the primary of MongoDB is killed twice: another member takes over, and no acknowledged order is lost', async () => {
  const traffic = startTraffic(stage, 'primary-of-three');
  await served(traffic);
  const replaced: number[] = [];
  for (const round of [1, 2]) {
    const lost = await servers.primary();
    const began = Date.now();
    await servers.mongo[lost]?.kill();
    const next = await servers.primary();
    replaced.push(Date.now() - began);
    expect(next, `primary after loss ${round}`).not.toBe(lost);
    await served(traffic);
    await servers.mongo[lost]?.start();
  }
  await served(traffic);
  await traffic.stop();
  console.log(`the primary was replaced after ${replaced.join(' and ')} ms: ${summary(traffic)}`);
  expect(Math.max(...replaced)).toBeLessThan(electionMs);
  expect(traffic.failures).toEqual([]);
  expect(beyondContract(traffic)).toEqual([]);
  console.log(`settled after ${await settled(stage, { expired: true, timeoutMs: 240_000 })}`);
});
