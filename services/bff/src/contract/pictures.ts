import type { Place } from '@southline/drawings/place';
import { drawingsVersion } from '@southline/drawings/version';
import type { Region } from './region.ts';

/**
 * URLs of drawings and of data sheets. They contain the drawing's hash and the version of the renderer, so browsers may
 * cache them for ever.
 */
export interface Pictures {
  thumb(cleansedPartNo: string, drawingHash: string): string;
  detail(cleansedPartNo: string, drawingHash: string): string;
  place(place: Place): string;
  dataSheet(cleansedPartNo: string): string;
}

/** The part of a URL that identifies the drawing's version. */
export const stampOf = (drawingHash: string) => `${drawingHash}-${drawingsVersion}`;

export const placeFile = ({ end, side, spot }: Place) => `${end}-${side}-${spot}-${drawingsVersion}.svg`;

export const picturesOf = (basePath: string, region: Region): Pictures => {
  const images = `${basePath}/${region}/images`;
  const thumb = (partNo: string, hash: string) => `${images}/parts/${partNo}-${stampOf(hash)}.svg`;
  return {
    thumb,
    detail: (partNo, hash) => `${thumb(partNo, hash)}?size=detail`,
    place: (place) => `${images}/places/${placeFile(place)}`,
    dataSheet: (partNo) => `${basePath}/${region}/pdf/parts/${partNo}.pdf`,
  };
};
