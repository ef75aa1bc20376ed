import { DomainError } from '@southline/kernel/errors';

export interface Screen {
  /** Language → key → text. */
  readonly texts: ReadonlyMap<string, Readonly<Record<string, string>>>;
  readonly images: readonly ScreenImage[];
}

export interface ScreenImage {
  readonly key: string;
  readonly fileName: string;
  readonly region: string | undefined;
  readonly language: string | undefined;
}

export interface Screens {
  readonly byName: ReadonlyMap<string, Screen>;
  /** English texts that operators have changed, by key. */
  readonly editedTexts: Readonly<Record<string, string>>;
}

/** A text that is part of a build. */
export interface TextRow {
  readonly language: string;
  readonly screen: string;
  readonly key: string;
  readonly text: string;
}

/** A picture that is part of a build. */
export interface PictureRow {
  readonly screen: string;
  readonly key: string;
  readonly region: string | undefined;
  readonly language: string | undefined;
  readonly fileName: string;
  readonly content: Buffer;
}

export interface Flag {
  readonly name: string;
  readonly on: boolean;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
  readonly regions: readonly string[] | undefined;
}

export const noSuchScreen = () => new DomainError('not-found', 'NotFound', 'There is no such screen.');
export const noSuchImage = () => new DomainError('not-found', 'NotFound', 'There is no such picture.');

export const sourceLanguage = 'en';

/** Every key that any language has, with its text in the language, or else in English, or else the key itself. */
export const textsIn = ({ texts }: Screen, language: string): Record<string, string> => {
  const shown: Record<string, string> = {};
  for (const known of texts.values()) for (const key of Object.keys(known)) shown[key] = key;
  return Object.assign(shown, texts.get(sourceLanguage), texts.get(language));
};

/**
 * How well a picture fits a visitor. The region counts more than the language, because a picture for one region is wrong in
 * the other.
 */
const fitOf = (image: ScreenImage): number => (image.region ? 2 : 0) + (image.language ? 1 : 0);

/** One picture for a key: the region's own before the common one, then the language's own before the common one. */
export const imagesIn = ({ images }: Screen, region: string, language: string): ScreenImage[] => {
  const shown = new Map<string, ScreenImage>();
  for (const image of images) {
    if ((image.region ?? region) !== region || (image.language ?? language) !== language) continue;
    const before = shown.get(image.key);
    if (!before || fitOf(image) > fitOf(before)) shown.set(image.key, image);
  }
  return [...shown.values()];
};

/** `from` is the first moment, `until` the first moment after the end. */
export const isInTime = ({ on, from, until }: Flag, now: Date): boolean =>
  on && (!from || from <= now) && (!until || now < until);

export const isOn = (flag: Flag, region: string, now: Date): boolean =>
  isInTime(flag, now) && (!flag.regions || flag.regions.includes(region));
