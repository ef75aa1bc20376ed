import { createHash } from 'node:crypto';
import { pseudoLanguage } from '@southline/kernel/language';
import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import { pseudoText } from '../domain/pseudo.ts';
import type { ScreenStore } from '../domain/screen-ports.ts';
import {
  type Flag,
  imagesIn,
  isInTime,
  isOn,
  noSuchScreen,
  type Screen,
  type ScreenImage,
  type Screens,
  textsIn,
} from '../domain/screens.ts';

const versionOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

export interface ShownTexts {
  readonly texts: Readonly<Record<string, string>>;
  readonly version: string;
}

export interface CurrentScreens extends Background {
  texts(screen: string, language: string): Promise<ShownTexts>;
  images(
    screen: string,
    region: string,
    language: string,
  ): Promise<{ images: readonly ScreenImage[]; version: string }>;
  flagsOn(region: string, now: Date): Promise<string[]>;
  /** The version of all screens as shown at this time, and the English texts that operators have edited. */
  version(now: Date): Promise<{ version: string; editedTexts: Screens['editedTexts'] }>;
}

/** The delay until a change is shown. */
const lookMs = 1_000;

/** All current texts, pictures and flags, cached in memory and read again after a change. */
export const currentScreens = (store: ScreenStore, logger: Logger): CurrentScreens => {
  let version = -1;
  let screens: Screens = { byName: new Map(), editedTexts: {} };
  let flags: readonly Flag[] = [];
  let shown = new Map<string, ShownTexts>();
  let reading: Promise<void> | undefined;

  const read = async () => {
    // Read before the rows, so that the next check sees a change that happens during the reading.
    const next = await store.version();
    if (next === version) return;
    [screens, flags] = await Promise.all([store.readScreens(), store.readFlags()]);
    shown = new Map();
    version = next;
  };
  /** Only one reading at a time. */
  const look = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const known = async () => {
    if (version === -1) await look();
  };
  const screenOf = (name: string): Screen => {
    const found = screens.byName.get(name);
    if (!found) throw noSuchScreen();
    return found;
  };
  const background = repeat('texts and pictures', lookMs, logger, async () => {
    await look();
    return false;
  });

  return {
    ...background,
    async texts(name, language) {
      await known();
      const key = `${language}/${name}`;
      const before = shown.get(key);
      if (before) return before;
      const screen = screenOf(name);
      if (screen.texts.size === 0) throw noSuchScreen();
      const found = textsIn(screen, language);
      const isPseudo = language === pseudoLanguage.code;
      const texts = isPseudo
        ? Object.fromEntries(Object.entries(found).map(([id, text]) => [id, pseudoText(text)]))
        : found;
      const answer = { texts, version: versionOf(texts) };
      // Only existing languages are cached, because requests may name any text as a language.
      if (isPseudo || screen.texts.has(language)) shown.set(key, answer);
      return answer;
    },
    async images(name, region, language) {
      await known();
      const found = imagesIn(screenOf(name), region, language);
      if (found.length === 0) throw noSuchScreen();
      return { images: found, version: versionOf(found) };
    },
    async flagsOn(region, now) {
      await known();
      return flags.filter((flag) => isOn(flag, region, now)).map(({ name }) => name);
    },
    async version(now) {
      await known();
      const inTime = flags.filter((flag) => isInTime(flag, now)).map(({ name }) => name);
      return { version: [version, ...inTime].join(' '), editedTexts: screens.editedTexts };
    },
  };
};
