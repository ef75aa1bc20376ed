import { describe, expect, it } from 'vitest';
import { bundledLanguage } from './bundled-language.ts';

const { headOf, outsideIn } = bundledLanguage;

describe('the head of a text', () => {
  it.each([
    ['gloves for battery acid', 'glove', true],
    ['wiper blades 24 inch', 'blade', true],
    ['rattle gun for wheel nuts', 'wrench', true],
    ['205l drum of engine oil', 'oil', true],
    ['wiper leaves streaks', 'wiper', false],
    ['kit with a pump', 'kit', true],
  ])('“%s” is about “%s”', (text, word, endsName) => expect(headOf(text)).toMatchObject({ word, endsName }));

  it('is undefined where no thing is named', () => expect(headOf('something squeaks')).toBeUndefined());
});

describe('a thing outside the range', () => {
  it('may have words before it, and a position after it', () => {
    expect(outsideIn('heavy duty tow bar rear', '')?.thing).toBe('tow bar');
    expect(outsideIn('front struts for a sedan', '')?.thing).toBe('strut');
  });
  it('is not meant if it only says more about a part', () => {
    expect(outsideIn('belt for the alternator', '')).toBeUndefined();
  });
});
