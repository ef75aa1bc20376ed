import type { Place } from '@southline/drawings/place';
import { drawingsVersion } from '@southline/drawings/version';
import type { Region } from './region.ts';

/** Addresses of drawings, and of data sheets. A drawing's hash changes with the drawing and the version with the renderer, so that they cache for ever. */
export interface Pictures {
  thumb(cleansedPartNo: string, drawingHash: string): string;
  detail(cleansedPartNo: string, drawingHash: string): string;
  place(place: Place): string;
  dataSheet(cleansedPartNo: string): string;
}

/** The part of a URL that identifies the version of its drawing. */
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
