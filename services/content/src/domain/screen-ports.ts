import type { Flag, Screens } from './screens.ts';

export interface ScreenStore {
  /** Version of the latest change of texts, pictures and flags. */
  version(): Promise<number>;
  readScreens(): Promise<Screens>;
  readFlags(): Promise<readonly Flag[]>;
  readImage(fileName: string): Promise<{ contentType: string; content: Buffer } | undefined>;
}
