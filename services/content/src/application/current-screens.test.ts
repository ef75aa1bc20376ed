import { createLogger } from '@southline/platform/logger';
import { expect, test } from 'vitest';
import { currentScreens } from './current-screens.ts';

const at = (hour: number) => new Date(Date.UTC(2024, 3, 1, hour));

test('the version of all that is shown changes when the time of a flag comes and when it ends', async () => {
  const flag = { name: 'announcement', on: true, from: at(2), until: at(4), regions: undefined };
  const store = {
    version: async () => 7,
    readScreens: async () => ({ byName: new Map(), editedTexts: {} }),
    readFlags: async () => [flag],
    readImage: async () => undefined,
  };
  const screens = currentScreens(store, createLogger('test', 'silent'));
  const versions = await Promise.all([1, 2, 3, 4].map((hour) => screens.version(at(hour))));
  expect(versions.map(({ version }) => version)).toEqual(['7', '7 announcement', '7 announcement', '7']);
  await screens.stop();
});
