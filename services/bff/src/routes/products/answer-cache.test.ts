import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const maker = () => {
  const made: string[] = [];
  const make = (answer: string) => () => {
    made.push(answer);
    return answer;
  };
  return { made, make };
};

test('the same bytes give the answer of the time before, other bytes a new one', () => {
  const { made, make } = maker();
  const answers = createAnswerCache(100);
  const first = answers.of('au filters', Buffer.from('one'), make('1'));
  expect(answers.of('au filters', Buffer.from('one'), make('never'))).toBe(first);
  expect(answers.of('au filters', Buffer.from('two'), make('2')).toString()).toBe('2');
  expect(answers.of('au filters', Buffer.from('one'), make('3')).toString()).toBe('3');
  expect(made).toEqual(['1', '2', '3']);
});

test('keys have answers of their own', () => {
  const { make } = maker();
  const answers = createAnswerCache(100);
  expect(answers.of('au filters', Buffer.from('one'), make('au')).toString()).toBe('au');
  expect(answers.of('nz filters', Buffer.from('one'), make('nz')).toString()).toBe('nz');
});

test('the most recently used answers are cached up to the size limit', () => {
  const { made, make } = maker();
  const answers = createAnswerCache(10);
  for (const key of ['a', 'b', 'c', 'a']) answers.of(key, Buffer.from('one'), make(key));
  answers.of('a', Buffer.from('one'), make('never'));
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});

test('an answer is fresh for a time after the service has given its bytes, and again after it gave the same', () => {
  let now = 0;
  const answers = createAnswerCache(100, 1_000, () => now);
  expect(answers.fresh('au filters')).toBeUndefined();
  const first = answers.of('au filters', Buffer.from('one'), () => '1');
  now = 999;
  expect(answers.fresh('au filters')).toBe(first);
  now = 1_000;
  expect(answers.fresh('au filters')).toBeUndefined();
  answers.of('au filters', Buffer.from('one'), () => 'never');
  now = 1_999;
  expect(answers.fresh('au filters')).toBe(first);
});
