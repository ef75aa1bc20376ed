import type { Mongo } from '@southline/platform/mongo';
import type { ScreenStore } from '../domain/screen-ports.ts';
import { type ScreenImage, sourceLanguage } from '../domain/screens.ts';
import { flags, images, texts, versions } from './collections.ts';

/** A screen while it is assembled. */
interface Parts {
  readonly texts: Map<string, Record<string, string>>;
  readonly images: ScreenImage[];
}

/** All rows are read after a change, never during a request: the texts of the whole site are a few thousand short rows. */
export const createScreenStore = (mongo: Mongo): ScreenStore => ({
  async version() {
    return (await versions(mongo).findOne({ _id: 'screens' }))?.version ?? 0;
  },
  async readScreens() {
    const screens = new Map<string, Parts>();
    const editedTexts: Record<string, string> = {};
    const screenOf = (name: string) => {
      const known: Parts = screens.get(name) ?? { texts: new Map(), images: [] };
      screens.set(name, known);
      return known;
    };
    for await (const { screen, language, key, text, edited } of texts(mongo).find()) {
      const shown = edited ?? text;
      if (shown === undefined) continue;
      if (edited !== undefined && language === sourceLanguage) editedTexts[key] = edited;
      const found = screenOf(screen).texts;
      const inLanguage = found.get(language) ?? {};
      inLanguage[key] = shown;
      found.set(language, inLanguage);
    }
    const pictures = images(mongo)
      .find({ replacedAt: { $exists: false } })
      .project<{ _id: string; screen: string; key: string; region?: string; language?: string }>({
        screen: 1,
        key: 1,
        region: 1,
        language: 1,
      });
    for await (const { _id, screen, key, region, language } of pictures)
      screenOf(screen).images.push({ key, fileName: _id, region, language });
    return { byName: screens, editedTexts };
  },
  async readFlags() {
    const found = await flags(mongo).find().toArray();
    return found.map(({ _id, on, from, until, regions }) => ({ name: _id, on, from, until, regions }));
  },
  async readImage(fileName) {
    const found = await images(mongo).findOne({ _id: fileName });
    return found ? { contentType: found.contentType, content: Buffer.from(found.bytes.buffer) } : undefined;
  },
});
