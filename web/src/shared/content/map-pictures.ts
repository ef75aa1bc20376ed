import type { MapPictures } from '@southline/rest/web-build';
import { createContext, use } from 'react';

const MapPicturesContext = createContext<MapPictures | undefined>(undefined);

export const MapPicturesProvider = MapPicturesContext.Provider;

/** Where the base map is to be had as drawings; undefined where there are none, and in a page that no server has rendered. */
export const useMapPictures = (): MapPictures | undefined => use(MapPicturesContext);
