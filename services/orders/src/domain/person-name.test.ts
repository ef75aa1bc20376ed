import { expect, it } from 'vitest';
import { personName } from './person-name.ts';

it.each([
  ['Robin', 'Lee', 'Robin Lee'],
  ['小明', '王', '王小明'],
  ['Mary', '王', 'Mary 王'],
  ['Robin', '', 'Robin'],
  ['', '', ''],
])('%s, %s → %s', (firstName, lastName, name) => expect(personName({ firstName, lastName })).toBe(name));
