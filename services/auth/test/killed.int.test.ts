import { memberRegistered } from '@southline/contracts/events';
import { eventually } from '@southline/testkit';
import { doomed } from '@southline/testkit/child-process';
import { expect, test } from 'vitest';
import { accountJob } from '../src/domain/account-job.ts';
import { members } from '../src/storage/collections.ts';
import { prepareAuth } from './support/bench.ts';
import { aRegistration, eventsOf, secretOf, verify, workedOff } from './support/people.ts';

const entry = new URL('./support/killed-after-work.ts', import.meta.url);

test('killed between a job’s work and its mark: one account, one event, and the mail’s secret is available', async () => {
  const bench = await prepareAuth();
  const { mongo, env, bff } = bench;
  const killed = doomed(entry, env);
  const registration = aRegistration();
  await eventually(async () => {
    await bff.signUp(registration);
    return true;
  });
  expect(await killed).toEqual([null, 'SIGKILL']);
  expect(await mongo.db.collection('jobs').countDocuments({ kind: accountJob, state: 'queued' })).toBe(1);

  await bench.start();
  try {
    await workedOff(bench);
    expect(await members(mongo).countDocuments({ email: registration.email })).toBe(1);
    const events = await eventsOf(bench, 'member-registered', registration.email);
    expect(events).toHaveLength(1);
    const [event] = events;
    if (!event) throw new Error('no event');
    const secret = await eventually(() => secretOf(bench, event));
    expect(await eventually(() => verify(bff, secret, registration.visitor))).toHaveProperty('membershipNo');
    await eventually(async () => {
      const topic = memberRegistered.topic;
      return (await mongo.db.collection('outbox').countDocuments({ topic, sent: true })) === 1;
    });
  } finally {
    await bench.stop();
  }
});
