import { ReturnRequested, returnRequested } from '@southline/contracts/events';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { createReturnNumbers, recoverNumbers } from '../src/storage/return-numbers.ts';
import { announcedNumbers } from '../src/transport/kafka/announced-numbers.ts';
import { runReturns } from './support/bench.ts';
import { aRequest } from './support/steps.ts';

const bench = perFile(runReturns);

const announced = (returnId: string, returnNo: string) => ({
  topic: returnRequested.topic,
  key: returnId,
  value: Buffer.from(ReturnRequested.encode(ReturnRequested.fromPartial({ returnId, returnNo })).finish()),
  headers: { 'event-id': returnId, 'occurred-at': new Date().toISOString(), 'aggregate-version': '1' },
});

test('after a restore a new return has no number that a lost return had', async () => {
  const { mongo, broker, publish } = bench;
  const { returnNo } = await aRequest(bench);
  expect(returnNo).toBe('SR10000001');
  const since = new Date();
  // The copy has the first block of numbers. After the copy was made, a process has taken a second block.
  await publish([announced('a', 'SR10000002'), announced('b', 'SR10000061')]);
  const given = await announcedNumbers(broker, since);
  const { lost, skipped, twice } = await recoverNumbers(mongo, given);
  expect(new Set(lost)).toEqual(new Set(['SR10000002', 'SR10000061']));
  expect({ skipped, twice }).toEqual({ skipped: 1_011, twice: [] });
  expect(await createReturnNumbers(mongo).next()).toBe('SR10001062');
});

test('a number that was given again before is named', async () => {
  const { mongo } = bench;
  const given = [{ returnId: 'of-another-return', returnNo: 'SR10000001' }];
  expect(await recoverNumbers(mongo, given)).toMatchObject({ lost: [], twice: ['SR10000001'] });
});
