import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Hex } from '@southline/platform/ids';
import { eventually, thorough } from '@southline/testkit';
import { expect } from 'vitest';
import { accessibilityFindings } from './accessibility.ts';
import { Visitor, type Width } from './browser.ts';
import { environment } from './environment.ts';
import { album } from './pictures.ts';

/** Axe checks a screen again if one of these differs: address without values, language, scheme, size of letters, kinds of content. */
const FORM = `JSON.stringify([
  location.pathname.split('/').slice(2, 4).map((part, level) => (level === 0 ? part : part && '…')),
  [...new URLSearchParams(location.search).keys()].sort(),
  document.documentElement.lang,
  matchMedia('(prefers-color-scheme: dark)').matches,
  getComputedStyle(document.documentElement).fontSize,
  ['dialog', 'alert', 'listbox', 'grid', 'table', 'menu'].filter((role) => document.querySelector('[role=' + role + ']')),
])`;

/** Whether no test of this run has had axe check this form of a screen before. */
const isFirst = (folder: string): boolean => {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

/** Takes a picture of every step and runs axe: at every step in a thorough run, otherwise once per form of a screen. */
export const lookingAround = (visitor: Visitor, journey: string, of: 'page' | 'window' = 'page') => {
  const picture = album(visitor, journey, of);
  return async (step: string): Promise<void> => {
    await picture(step);
    const form = `${visitor.width} ${await visitor.page.evaluate<string>(FORM)}`;
    const mark = join(environment().checkedScreens, sha256Hex(form));
    if (!isFirst(mark) && !thorough) return;
    // Fading and sliding elements have temporary colours and sizes.
    await eventually(async () =>
      expect(await accessibilityFindings(visitor.page), `accessibility of ${step}`).toEqual([]),
    ).catch((error: unknown) => {
      // The next try checks it again.
      rmSync(mark, { recursive: true, force: true });
      throw error;
    });
  };
};

/** A visitor whose steps are looked at. */
export const visiting = async (journey: string, width?: Width, of?: 'page' | 'window') => {
  const visitor = await Visitor.open(width);
  return { visitor, page: visitor.page, look: lookingAround(visitor, journey, of) };
};
