import type { Region } from './region.ts';

/** Addresses of part drawings. The hash changes with the drawing, so that they cache for ever. */
export interface Pictures {
  thumb(cleansedPartNo: string, drawingHash: string): string;
  detail(cleansedPartNo: string, drawingHash: string): string;
}

export const picturesOf = (basePath: string, region: Region): Pictures => {
  const thumb = (partNo: string, hash: string) => `${basePath}/${region}/images/parts/${partNo}-${hash}.svg`;
  return { thumb, detail: (partNo, hash) => `${thumb(partNo, hash)}?size=detail` };
};
