import { expect, test } from 'vitest';
import { pseudoText } from './pseudo.ts';

test('letters get accents, and the text brackets and a third more room', () => {
  expect(pseudoText('Find parts')).toBe('[Ƒíñð þáŕţš~~~]');
});

test('placeholders and tags stay as they are', () => {
  expect(pseudoText('Hi {name}, <b>go</b>')).toBe('[Ĥí {name}, <b>ĝó</b>~~~~~~]');
});

test('a pseudo-translated plural is still a plural', () => {
  expect(pseudoText('{count, plural, =0 {none} one {# part} other {{count} parts}} left').replace(/~+\]$/, ']')).toBe(
    '[{count, plural, =0 {ñóñé} one {# þáŕţ} other {{count} þáŕţš}} ļéƒţ]',
  );
});
