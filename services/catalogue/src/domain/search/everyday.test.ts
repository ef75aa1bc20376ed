import { describe, expect, it } from 'vitest';
import { fromChinese } from './chinese.ts';
import { describedThing } from './everyday.ts';

describe('a sentence', () => {
  it('names the thing by what it does; the rest are hints, chatter is none', () => {
    const said = 'the thing that wipes my back window on a swift';
    expect(describedThing(said)).toEqual({ thing: 'rear wiper blade', hints: expect.arrayContaining(['swift']) });
    expect(describedThing(said)?.hints).not.toContain('thing');
  });

  it('means what most of its words tell', () => {
    expect(describedThing('something to clean the oil in my engine')?.thing).toBe('oil filter');
    expect(describedThing('something to clean the air in my engine')?.thing).toBe('air filter');
  });

  it('that is only a name, or tells nothing, describes nothing', () => {
    expect(describedThing('clean oil')).toBeUndefined();
    expect(describedThing('a nice present for my brother')).toBeUndefined();
  });
});

describe('Chinese words', () => {
  it.each([
    ['机油滤清器', 'oil filter'],
    ['丰田海拉克斯机油滤清器', 'toyota hilux oil filter'],
    ['我要买思域的火花塞', 'civic spark plug'],
    ['機油濾清器', 'oil filter'],
    ['h4灯泡', 'h4 bulb'],
    ['刹车片 HiLux 2018', 'brake pads  HiLux 2018'],
  ])('“%s” is “%s”', (typed, english) =>
    expect(fromChinese(typed).replace(/\s+/g, ' ')).toBe(english.replace(/\s+/g, ' ')),
  );

  it('that nobody knows, and other scripts, stay as they are', () => {
    expect(fromChinese('龘')).toBe('龘');
    expect(fromChinese('фильтр oil')).toBe('фильтр oil');
  });
});
