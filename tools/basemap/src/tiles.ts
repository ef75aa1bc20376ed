import { GeoJSONVT, type GeoJSONVTFeature } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { type LayerName, type Layers, layerNames } from './layers.ts';

/** A map draws no tiles below the first zoom; on a phone the whole country needs one below 3. */
export const zooms = { min: 1, max: 8 } as const;

/** Australia and New Zealand, with some sea around. */
export const bounds = [108, -49, 180, -8] as const;

/** The tile that shows both countries at once: from 90° E to the 180th meridian, from the equator to 66.5° S. */
const overviewTile = { zoom: 2, column: 3, row: 2 } as const;

/**
 * The part of the world that the overview shows; the world is 1 by 1. East of the tile there is sea for the names of New
 * Zealand's cities.
 */
export const overviewPart = {
  left: overviewTile.column / 2 ** overviewTile.zoom,
  top: overviewTile.row / 2 ** overviewTile.zoom,
  width: 1.25 / 2 ** overviewTile.zoom,
  height: 1 / 2 ** overviewTile.zoom,
} as const;

/** The number of coordinate steps along a tile's edge, for both the writer and the reader of tiles. */
export const extent = 8192;

/** The first zoom of each layer, and a filter for the features that are shown at a zoom. */
const rules: Readonly<
  Record<LayerName, { from: number; shown?: (properties: Record<string, unknown>, zoom: number) => boolean }>
> = {
  land: { from: zooms.min },
  lakes: { from: 5, shown: ({ rank = 0 }, zoom) => Number(rank) <= zoom + 1 },
  urban: { from: 6 },
  rivers: { from: 6, shown: ({ rank = 0 }, zoom) => Number(rank) <= zoom },
  roads: { from: 4 },
  'admin1-lines': { from: 3 },
  'admin1-labels': { from: 3 },
  places: { from: 3, shown: ({ rank = 0 }, zoom) => zoom === zooms.max || Number(rank) <= zoom - 2 },
};

/** The properties that the style uses; others would only make tiles larger. */
const carried = ['kind', 'name', 'abbr', 'rank', 'class', 'ref', 'schematic'] as const;

const slim = ({ type, geometry, properties }: Feature): Feature => {
  const kept = carried.flatMap((name) => (properties?.[name] === undefined ? [] : [[name, properties[name]]]));
  return { type, geometry, properties: Object.fromEntries(kept) };
};

/** The types of the two libraries differ, but their values match. */
type Written = Parameters<typeof fromGeojsonVt>[0];

export type TileLayers = Readonly<Partial<Record<LayerName, { readonly features: readonly GeoJSONVTFeature[] }>>>;

export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Uint8Array;
  readonly layers: TileLayers;
}

/** Web Mercator: the world as a square of 1 by 1. */
const onWorld = ([lng, lat]: readonly [number, number]) => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
};

/** A position as shares of the overview's width and height. */
export const onOverview = (at: readonly [number, number]) => {
  const { x, y } = onWorld(at);
  const { left, top, width, height } = overviewPart;
  return { x: (x - left) / width, y: (y - top) / height };
};

/** `tolerance`: how exact lines are below the last zoom, in coordinate steps. */
const indexOf = (features: readonly Feature[], maxZoom: number, tolerance: number) =>
  new GeoJSONVT(
    { type: 'FeatureCollection', features: features.map(slim) },
    { maxZoom, indexMaxZoom: Math.min(maxZoom, 5), extent, buffer: 128, tolerance },
  );

/** Lines and areas in the overview's tile. `tolerance`: in coordinate steps. */
export const inOverview = (features: readonly Feature[], tolerance: number): readonly GeoJSONVTFeature[] => {
  const { zoom, column, row } = overviewTile;
  return indexOf(features, zoom + 1, tolerance).getTile(zoom, column, row)?.features ?? [];
};

/** Every tile that contains anything; tiles of the open sea are left out. */
export function* tilesOf(layers: Layers): Generator<Tile> {
  const indexes = layerNames
    .filter((name) => layers[name].length > 0)
    .map((name) => [name, indexOf(layers[name], zooms.max, 4)] as const);
  const [west, south, east, north] = bounds;
  const [first, end] = [onWorld([west, north]), onWorld([east, south])];
  for (let z: number = zooms.min; z <= zooms.max; z += 1) {
    const across = 2 ** z;
    const last = { x: Math.min(Math.floor(end.x * across), across - 1), y: Math.floor(end.y * across) };
    for (let x = Math.floor(first.x * across); x <= last.x; x += 1) {
      for (let y = Math.floor(first.y * across); y <= last.y; y += 1) {
        const found = indexes.flatMap(([name, index]) => {
          const { from, shown } = rules[name];
          const tile = z < from ? null : index.getTile(z, x, y);
          if (!tile) return [];
          const features = tile.features.filter(({ tags }) => !shown || shown(tags ?? {}, z));
          return features.length > 0 ? [[name, { ...tile, features }] as const] : [];
        });
        if (found.length > 0) {
          const cut: TileLayers = Object.fromEntries(found);
          yield {
            z,
            x,
            y,
            layers: cut,
            bytes: fromGeojsonVt(cut as unknown as Written, { version: 2, extent }),
          };
        }
      }
    }
  }
}
