import { expect, test } from 'vitest';
import { checkStates, problemsOfStates } from './states.ts';

const section = 'Thing\n\n| state | ended by |\n| --- | --- |\n| Open | somebody | – |\n| Done, Lost | final | |\n';

test('a page that names each state with its exit has no problem', () => {
  expect(problemsOfStates(section, { Open: ['Done', 'Lost'], Done: [], Lost: [] })).toEqual([]);
});

test.each([
  ['a new state that nobody ends', { Stuck: [] }, 'has no exit for Stuck, and does not call it final'],
  ['a state that only moves to itself', { Open: ['Open'] }, 'has no exit for Open, and does not call it final'],
  ['a state that the page calls final', { Done: ['Open'] }, 'does not say what ends Done'],
])('%s is a problem', (_, moves, problem) => {
  expect(problemsOfStates(section, moves)).toEqual([problem]);
});

test('a circle of states is a problem', () => {
  const both = section.replace('| Open |', '| Open, Round |');
  expect(problemsOfStates(both, { Open: ['Round'], Round: ['Open'] })).toEqual([
    'has only circles for Open',
    'has only circles for Round',
  ]);
});

test('the page is true of the code', async () => {
  expect(await checkStates()).toEqual({ ok: true, reason: '' });
});
