import { expect, test } from 'vitest';
import { typedSearch } from './typed-search.ts';

test.each(['FO1003', 'sl f100', 'GM 19390564', '90915-YZZD2', ' 19653719 '])('%j is a part number', (typed) => {
  expect(typedSearch(typed)).toEqual({ part: typed.trim() });
});

test.each(['battery', 'oil filter hilux 2018', 'ryco Z386', '机油'])('%j are words', (typed) => {
  expect(typedSearch(typed)).toEqual({ keywords: typed });
});
