import { expect, it } from 'vitest';
import { csvLines } from './csv.ts';

it('writes a header, quotes what needs it, and puts objects down as JSON', () => {
  expect([...csvLines([{ a: 'x,"y"', b: null, c: 3, d: { k: 'v' } }])]).toEqual([
    'a,b,c,d\n',
    '"x,""y""",,3,"{""k"":""v""}"\n',
  ]);
});
