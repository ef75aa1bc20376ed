import { expect, test } from 'vitest';
import { isNamedBy } from './is-known.ts';

test.each([
  ['"v1"', true],
  ['W/"v1"', true],
  ['"v0", W/"v1"', true],
  ['*', true],
  ['"v2"', false],
  ['v1', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s names "v1": %s', (header, named) => expect(isNamedBy(header, '"v1"')).toBe(named));
