import type { RegionContext } from '../app/router-context.ts';
import { screenImagesQuery } from '../shared/content/screen-images.ts';

/** Loads the pictures of a screen. A page without them is useful. */
export const imagesOf =
  (screen: string) =>
  ({ context: { api, queryClient, language } }: { context: RegionContext }) =>
    queryClient.prefetchQuery(screenImagesQuery(api, language(), screen));
