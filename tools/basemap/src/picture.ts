import type { GeoJSONVTFeature } from '@maplibre/geojson-vt';
import { escapeHtml } from '@southline/kernel/html';
import type { Feature } from 'geojson';
import type { LayerName, Layers } from './layers.ts';
import { colours, stateNamesFrom, statesFrom } from './style.ts';
import { extent, inOverview, onOverview, overviewPart, type TileLayers } from './tiles.ts';

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

const isCore = (kind: unknown) => kind === 'core';
const isOwn: Shape = ({ tags }) => isCore(tags?.kind);
const line = (colour: string, width: number) => `fill="none" stroke="${colour}" stroke-width="${width}"`;

/** The shapes of a tile, `extent` wide. Strokes have the same width at any size of the drawing. */
const shapesOf = (layers: TileLayers, { coast, border }: { coast: number; border: number }): string => {
  const drawn = (name: LayerName, look: string, shape: Shape = () => true): string => {
    const path = (layers[name]?.features ?? []).filter(shape).map(pathOf).join('');
    return path && `<path ${look} d="${path}"/>`;
  };
  const land = (colour: string) => `fill="${colour}" stroke="${colours.coast}" stroke-width="${coast}"`;
  return [
    '<style>path{vector-effect:non-scaling-stroke;stroke-linejoin:round;stroke-linecap:round}</style>',
    `<path fill="${colours.sea}" d="M0 0h${extent}v${extent}h-${extent}z"/>`,
    drawn('land', land(colours.around), (feature) => !isOwn(feature)),
    drawn('land', land(colours.land), isOwn),
    drawn('urban', `fill="${colours.urban}"`),
    drawn('lakes', `fill="${colours.sea}"`),
    drawn('rivers', line(colours.river, 1.25)),
    drawn('admin1-lines', line(colours.border, border)),
  ].join('');
};

const svg = 'svg xmlns="http://www.w3.org/2000/svg"';

/**
 * A tile as a static drawing: the page shows it until the map's library has loaded. It has coasts, water and borders only.
 * Names would be cut at its edge, and roads of the country layer are too inexact for a suburb. Strokes are as wide as on the
 * map at the zoom of a search.
 */
export const pictureOf = (layers: TileLayers): string =>
  `<${svg} viewBox="0 0 ${extent} ${extent}">${shapesOf(layers, { coast: 1, border: 1.3 })}</svg>`;

/** The width of the overview where the map has this zoom. */
const widthAt = (zoom: number): number => Math.round(512 * 2 ** zoom * overviewPart.width);

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;
const positionOf = ({ geometry }: Feature) => {
  const [lng = 0, lat = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
  return onOverview([lng, lat]);
};
const named = (feature: Feature, name: string, look: string) => {
  const { x, y } = positionOf(feature);
  return `<text x="${percent(x)}" y="${percent(y)}" ${look}>${escapeHtml(String(feature.properties?.[name] ?? ''))}</text>`;
};

/** Pixels between a place and its name, and about as many as a letter and a line need. */
const [gap, letter, lineHeight] = [10, 7, 15];

/** Whether the names of two places would overlap. `width`: of the overview. */
const collide = (one: Feature, other: Feature, width: number): boolean => {
  const [a, b] = [positionOf(one), positionOf(other)];
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  const name = String((left === a ? one : other).properties?.name);
  const reach = gap + letter * name.length;
  const height = (width * overviewPart.height) / overviewPart.width;
  return Math.abs(a.y - b.y) * height < lineHeight && (right.x - left.x) * width < reach;
};

/** A phone shows Australia with this zoom. From the others on the map has places of the next rank. */
const zoomsOfNames = [1.8, 3, 4, 5] as const;

/** The places that each of these zooms adds. A place whose name has no room waits for the next zoom. */
const placesByZoom = (places: readonly Feature[]): Feature[][] => {
  const shown: Feature[] = [];
  return zoomsOfNames.map((zoom, rank) => {
    const before = shown.length;
    for (const place of places)
      if (
        Number(place.properties?.rank) <= Math.min(rank, 2) &&
        !shown.includes(place) &&
        !shown.some((other) => collide(place, other, widthAt(zoom)))
      )
        shown.push(place);
    return shown.slice(before);
  });
};

const placeOf = (place: Feature): string => {
  const { x, y } = positionOf(place);
  const size = Number(place.properties?.rank) <= 1 ? 12.5 : 11;
  const name = named(place, 'name', `dx="${gap}" dy=".35em" font-size="${size}"`);
  return `<circle cx="${percent(x)}" cy="${percent(y)}" r="2.2"/>${name}`;
};

/**
 * A static drawing of both countries, with the content of the map at the same size. The page shows it before a search, until
 * a visitor touches the map. The page sets its size; names and dots keep theirs.
 */
export const overviewOf = (layers: Layers): string => {
  const [own = [], others = []] = [true, false].map((is) =>
    layers.land.filter(({ properties }) => isCore(properties?.kind) === is),
  );
  const shapes = {
    // The neighbours' many islands would be more than half of the drawing's bytes.
    land: { features: [...inOverview(others, 8), ...inOverview(own, 2)] },
    'admin1-lines': { features: inOverview(layers['admin1-lines'], 2) },
  };
  const group = (name: string, content: readonly string[]) => `<g class="${name}">${content.join('')}</g>`;
  const tileWidth = percent(overviewPart.height / overviewPart.width);
  return [
    `<${svg} font-family="system-ui,sans-serif"><style>`,
    `circle,text{fill:${colours.town};stroke:${colours.halo};paint-order:stroke;stroke-linejoin:round}`,
    'text{stroke-width:3px}circle{stroke-width:2px}',
    `.abbr,.name{font-size:12px;letter-spacing:1.4px;text-anchor:middle}:is(.abbr,.name) text{fill:${colours.state}}`,
    ...zoomsOfNames
      .slice(1)
      .map((zoom, rank) => `@media(max-width:${widthAt(zoom) - 1}px){.z${rank + 1}{display:none}}`),
    `@media(max-width:${widthAt(statesFrom) - 1}px),(min-width:${widthAt(stateNamesFrom)}px){.abbr{display:none}}`,
    `@media(max-width:${widthAt(stateNamesFrom) - 1}px){.name{display:none}}`,
    `</style><rect width="100%" height="100%" fill="${colours.sea}"/>`,
    `<svg viewBox="0 0 ${extent} ${extent}" width="${tileWidth}" height="100%">`,
    shapesOf(shapes, { coast: 0.5, border: 0.8 }),
    '</svg>',
    ...['abbr', 'name'].map((name) =>
      group(
        name,
        layers['admin1-labels'].map((state) => named(state, name, 'dy=".35em"')),
      ),
    ),
    ...placesByZoom(layers.places).map((places, at) => group(`z${at}`, places.map(placeOf))),
    '</svg>',
  ].join('');
};
