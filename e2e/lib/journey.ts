import { eventually } from '@southline/testkit';
import { expect } from 'vitest';
import { accessibilityFindings } from './accessibility.ts';
import type { Visitor } from './browser.ts';
import { album } from './pictures.ts';

/** Looks at every step of a journey: takes its picture and asks axe. */
export const lookingAround = (visitor: Visitor, journey: string, of: 'page' | 'window' = 'page') => {
  const picture = album(visitor, journey, of);
  return async (step: string): Promise<void> => {
    await picture(step);
    // What fades in or slides has other colours and sizes on its way.
    await eventually(async () =>
      expect(await accessibilityFindings(visitor.page), `accessibility of ${step}`).toEqual([]),
    );
  };
};
