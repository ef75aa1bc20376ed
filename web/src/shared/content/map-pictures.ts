import type { MapPictures } from '@southline/rest/web-build';
import { createContext, use } from 'react';

const MapPicturesContext = createContext<MapPictures | undefined>(undefined);

export const MapPicturesProvider = MapPicturesContext.Provider;

/** URLs of the base map's drawings; undefined if there are none, and in a page that the server has not rendered. */
export const useMapPictures = (): MapPictures | undefined => use(MapPicturesContext);
