import { describe, expect, it } from 'vitest';
import { describedThing } from './everyday.ts';

describe('a sentence', () => {
  it('names the thing by its description; the rest are hints, filler is dropped', () => {
    const said = 'the thing that wipes my back window on a swift';
    expect(describedThing(said)).toEqual({ thing: 'rear wiper blade', hints: expect.arrayContaining(['swift']) });
    expect(describedThing(said)?.hints).not.toContain('thing');
  });

  it('means the thing that most of its words describe', () => {
    expect(describedThing('something to clean the oil in my engine')?.thing).toBe('oil filter');
    expect(describedThing('something to clean the air in my engine')?.thing).toBe('air filter');
  });

  it('a name alone, or an empty phrase, describes nothing', () => {
    expect(describedThing('clean oil')).toBeUndefined();
    expect(describedThing('a nice present for my brother')).toBeUndefined();
  });
});
