import { eventually } from '@southline/testkit';
import { expect } from 'vitest';
import { accessibilityFindings } from './accessibility.ts';
import type { Visitor } from './browser.ts';
import { album } from './pictures.ts';

/** Checks every step of a journey: takes a picture and runs axe. */
export const lookingAround = (visitor: Visitor, journey: string, of: 'page' | 'window' = 'page') => {
  const picture = album(visitor, journey, of);
  return async (step: string): Promise<void> => {
    await picture(step);
    // Fading and sliding elements have temporary colours and sizes.
    await eventually(async () =>
      expect(await accessibilityFindings(visitor.page), `accessibility of ${step}`).toEqual([]),
    );
  };
};
