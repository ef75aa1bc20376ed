import { describe, expect, it } from 'vitest';
import { bundledRows } from './bundled-language.ts';
import { descriptionsOf } from './everyday.ts';

const { described } = descriptionsOf(bundledRows.filter(({ language }) => language === 'en'));

describe('a sentence', () => {
  it('names the thing by its description; the rest are hints, filler is dropped', () => {
    const said = 'the thing that wipes my back window on a swift';
    expect(described(said)).toEqual({
      things: ['rear wiper blade'],
      isWhole: false,
      isDetailed: false,
      isNative: false,
      hints: expect.arrayContaining(['swift']),
    });
    expect(described(said)?.hints).not.toContain('thing');
  });

  it('means the thing that most of its words describe', () => {
    expect(described('something to clean the oil in my engine')?.things).toEqual(['oil filter']);
    expect(described('something to clean the air in my engine')?.things).toEqual(['air filter']);
  });

  it('a name alone, or an empty phrase, describes nothing', () => {
    expect(described('clean oil')).toBeUndefined();
    expect(described('a nice present for my brother')).toBeUndefined();
  });
});
