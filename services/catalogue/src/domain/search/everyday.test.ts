import { describe, expect, it } from 'vitest';
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
