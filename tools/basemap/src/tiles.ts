import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { type LayerName, type Layers, layerNames } from './layers.ts';

/** A map draws no tiles below the first zoom; on a phone the whole country needs one below 3. */
export const zooms = { min: 1, max: 8 } as const;

/** Australia and New Zealand, with some sea around. */
export const bounds = [108, -49, 180, -8] as const;

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

export type TileLayers = Readonly<Partial<Record<LayerName, GeoJSONVTTile>>>;

export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Uint8Array;
  readonly layers: TileLayers;
}

const column = (lng: number, zoom: number) => Math.floor(((lng + 180) / 360) * 2 ** zoom);
const row = (lat: number, zoom: number) => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom);
};

/** Every tile that contains anything; tiles of the open sea are left out. */
export function* tilesOf(layers: Layers): Generator<Tile> {
  const indexes = layerNames
    .filter((name) => layers[name].length > 0)
    .map((name) => {
      const features = layers[name].map(slim);
      const options = { maxZoom: zooms.max, indexMaxZoom: 5, extent, buffer: 128, tolerance: 4 };
      return [name, new GeoJSONVT({ type: 'FeatureCollection', features }, options)] as const;
    });
  const [west, south, east, north] = bounds;
  for (let z: number = zooms.min; z <= zooms.max; z += 1) {
    const last = { x: Math.min(column(east, z), 2 ** z - 1), y: row(south, z) };
    for (let x = column(west, z); x <= last.x; x += 1) {
      for (let y = row(north, z); y <= last.y; y += 1) {
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
