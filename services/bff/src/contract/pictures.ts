import type { Place } from '@southline/drawings/place';
import { drawingsVersion } from '@southline/drawings/version';
import type { Region } from './region.ts';

/** The part of a URL that identifies the drawing's version. */
export const stampOf = (drawingHash: string) => `${drawingHash}-${drawingsVersion}`;

export const placeFile = ({ end, side, spot }: Place) => `${end}-${side}-${spot}-${drawingsVersion}.svg`;

export const picturesOf = (basePath: string, region: Region) => {
  const images = `${basePath}/${region}/images`;
  const thumb = (partNo: string, hash: string) => `${images}/parts/${partNo}-${stampOf(hash)}.svg`;
  return {
    thumb,
    detail: (partNo: string, hash: string) => `${thumb(partNo, hash)}?size=detail`,
    place: (place: Place) => `${images}/places/${placeFile(place)}`,
    dataSheet: (partNo: string) => `${basePath}/${region}/pdf/parts/${partNo}.pdf`,
  };
};

/**
 * URLs of drawings and of data sheets. They contain the drawing's hash and the version of the renderer, so browsers may
 * cache them for ever.
 */
export type Pictures = ReturnType<typeof picturesOf>;
