import type { ContentServiceService } from '@southline/contracts/content';
import type { Clock } from '@southline/kernel/clock';
import type { Handlers } from '@southline/platform/grpc';
import type { CurrentScreens } from '../../application/current-screens.ts';
import type { ScreenStore } from '../../domain/screen-ports.ts';
import { noSuchImage } from '../../domain/screens.ts';

type Definition = typeof ContentServiceService;

export const screenHandlers = (screens: CurrentScreens, store: ScreenStore, clock: Clock): Handlers<Definition> => ({
  getTexts: async ({ screenName, language }) => {
    const { texts, version } = await screens.texts(screenName, language);
    return { texts: { ...texts }, version };
  },
  getImages: async ({ screenName, region, language }) => {
    const { images, version } = await screens.images(screenName, region, language);
    return { images: images.map(({ key, fileName }) => ({ key, fileName })), version };
  },
  readImage: async ({ fileName }) => {
    const image = await store.readImage(fileName);
    if (!image) throw noSuchImage();
    return image;
  },
  getFlags: async ({ region }) => ({ on: await screens.flagsOn(region, clock.now()) }),
  getScreensVersion: async () => {
    const { version, editedTexts } = await screens.version(clock.now());
    return { version, editedTexts: { ...editedTexts } };
  },
});
