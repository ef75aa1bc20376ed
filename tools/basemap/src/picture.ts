import type { GeoJSONVTFeature } from '@maplibre/geojson-vt';
import type { LayerName } from './layers.ts';
import { colours } from './style.ts';
import { extent, type TileLayers } from './tiles.ts';

type Shape = (feature: GeoJSONVTFeature) => boolean;

const pathOf = ({ type, geometry }: GeoJSONVTFeature): string =>
  (geometry as number[][][])
    .map((ring) => {
      let [fromX = 0, fromY = 0] = ring[0] ?? [];
      const steps = ring.slice(1).map(([x = 0, y = 0]) => {
        const step = `${x - fromX} ${y - fromY}`;
        [fromX, fromY] = [x, y];
        return step;
      });
      return `M${ring[0]?.join(' ')}l${steps.join(' ')}${type === 3 ? 'z' : ''}`;
    })
    .join('');

/**
 * A tile as a static drawing: the page shows it until the map's library has loaded. It has coasts, water and borders only.
 * Names would be cut at its edge, and roads of the country layer are too inexact for a suburb. Strokes are as wide as on the
 * map at the zoom of a search, at any size of the drawing.
 */
export const pictureOf = (layers: TileLayers): string => {
  const drawn = (name: LayerName, look: string, shape: Shape = () => true): string => {
    const path = (layers[name]?.features ?? []).filter(shape).map(pathOf).join('');
    return path && `<path ${look} d="${path}"/>`;
  };
  const isOwn: Shape = ({ tags }) => tags?.kind === 'core';
  const line = (colour: string, width: number) => `fill="none" stroke="${colour}" stroke-width="${width}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${extent} ${extent}">`,
    '<style>path{vector-effect:non-scaling-stroke;stroke-linejoin:round;stroke-linecap:round}</style>',
    `<path fill="${colours.sea}" d="M0 0h${extent}v${extent}h-${extent}z"/>`,
    drawn('land', `fill="${colours.around}" stroke="${colours.coast}"`, (feature) => !isOwn(feature)),
    drawn('land', `fill="${colours.land}" stroke="${colours.coast}"`, isOwn),
    drawn('urban', `fill="${colours.urban}"`),
    drawn('lakes', `fill="${colours.sea}"`),
    drawn('rivers', line(colours.river, 1.25)),
    drawn('admin1-lines', line(colours.border, 1.3)),
    '</svg>',
  ].join('');
};
