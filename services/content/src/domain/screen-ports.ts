import type { Flag, Screen } from './screens.ts';

export interface ScreenStore {
  /** Of the latest change of texts, pictures and flags. */
  version(): Promise<number>;
  readScreens(): Promise<ReadonlyMap<string, Screen>>;
  readFlags(): Promise<readonly Flag[]>;
  readImage(fileName: string): Promise<{ contentType: string; content: Buffer } | undefined>;
}
