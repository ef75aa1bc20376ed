import { expect, test } from 'vitest';
import { nameOf } from './person-name.ts';

test.each([
  ['Robin', 'Lee', 'Robin Lee'],
  ['小明', '李', '李小明'],
  ['小明', '王', '王小明'],
  ['小明', 'Li', '小明 Li'],
  ['Mary', '王', 'Mary 王'],
  ['Robin', ' ', 'Robin'],
  ['', '', ''],
])('a name in Chinese characters begins with the family name: %s, %s → %s', (firstName, lastName, name) =>
  expect(nameOf({ firstName, lastName })).toBe(name),
);
