import { byOperator } from '@southline/platform/journal';
import { unique } from '@southline/testkit';
import { entriesOf } from '@southline/testkit/journal';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { editText, setFlag, takeBackText } from '../src/storage/screen-edits.ts';
import { runContent } from './support/bench.ts';

const content = perFile(runContent);
const operator = { by: 'kim', reason: 'a better word' };

test('texts and flags that an operator changes are entries of the journal, with the value before', async () => {
  const place = { language: 'zh', screen: 'home', key: unique('home.title') };
  const { mongo } = content;
  const act = <Result>(work: () => Promise<Result>) => byOperator(operator, 'set', work);
  await act(() => editText(mongo, place, 'first'));
  await act(() => editText(mongo, place, 'second'));
  expect(await act(() => takeBackText(mongo, place))).toBe(true);
  expect(await act(() => takeBackText(mongo, place))).toBe(false);
  await act(() => setFlag(mongo, 'announcement', { on: true, regions: ['nz'] }));
  await act(() => setFlag(mongo, 'announcement', { on: false }));
  const entries = await entriesOf(mongo);
  expect(entries.map(({ action }) => action)).toEqual([
    'text-edited',
    'text-edited',
    'text-taken-back',
    'flag-set',
    'flag-set',
  ]);
  expect(entries[1]).toMatchObject({ actor: 'kim', reason: operator.reason, before: { text: 'first' } });
  expect(entries[4]).toMatchObject({ before: { state: 'on', regions: 'nz' }, after: { state: 'off' } });
});

test('without a person or a reason nothing is changed', async () => {
  const work = async () => expect.unreachable();
  for (const who of [
    { by: '', reason: 'why' },
    { by: 'kim', reason: ' ' },
  ])
    expect(() => byOperator(who, 'set', work)).toThrow('--reason');
});
