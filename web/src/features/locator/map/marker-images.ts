import type { Map as MapLibre } from 'maplibre-gl';
import type { DealerType } from '../model/locator-types.ts';
import { drawnColour, markerBox, markerShapes } from '../model/marker-shapes.ts';

const draw = (type: DealerType, scale: number, isActive: boolean): ImageData => {
  const { path, fill } = markerShapes[type];
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(markerBox.width * scale);
  canvas.height = Math.ceil(markerBox.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.scale(scale, scale);
  const shape = new Path2D(path);
  context.lineJoin = 'round';
  context.lineWidth = isActive ? 4 : 3;
  context.strokeStyle = '#ffffff';
  context.stroke(shape);
  context.fillStyle = drawnColour(fill);
  context.fill(shape);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

export const imageOf = (type: DealerType, isActive: boolean): string => `${type}${isActive ? '-active' : ''}`;

/** Marker images for the map at the screen's resolution. The active one is larger. */
export const addMarkerImages = (map: MapLibre): void => {
  const ratio = Math.max(2, window.devicePixelRatio);
  for (const type of Object.keys(markerShapes) as DealerType[]) {
    map.addImage(imageOf(type, false), draw(type, ratio * 0.85, false), { pixelRatio: ratio });
    map.addImage(imageOf(type, true), draw(type, ratio * 1.15, true), { pixelRatio: ratio });
  }
};
