import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { places } from './facts/places.ts';
import { roads } from './facts/roads.ts';
import { stateBorders, stateNames } from './facts/states.ts';

export const layerNames = [
  'land',
  'lakes',
  'urban',
  'rivers',
  'roads',
  'admin1-lines',
  'admin1-labels',
  'places',
] as const;
export type LayerName = (typeof layerNames)[number];
export type Layers = Readonly<Record<LayerName, readonly Feature[]>>;

export interface Source {
  readonly layers: Layers;
  /** The attribution text that the licence requires on the map. */
  readonly attribution: string;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const made = (geometry: Geometry, properties: Record<string, string | number> = {}): Feature => ({
  type: 'Feature',
  properties,
  geometry,
});
const line = (coordinates: readonly (readonly [number, number])[]): Geometry => ({
  type: 'LineString',
  coordinates: coordinates.map((position) => [...position]),
});
const point = ([lng, lat]: readonly [number, number]): Geometry => ({ type: 'Point', coordinates: [lng, lat] });

/** Australia and New Zealand by ISO 3166-1; other countries are drawn paler. */
const own = new Set(['036', '554']);

/**
 * A ring that crosses the 180th meridian, as one continuous line. The atlas jumps from 180 to -180 there, which would draw
 * edges around the whole world.
 */
const unwrapped = (ring: readonly Position[]): Position[] => {
  const isCut = ring.some(([lng = 0], index) => index > 0 && Math.abs(lng - (ring[index - 1]?.[0] ?? lng)) > 180);
  return ring.map(([lng = 0, ...rest]) => [isCut && lng < 0 ? lng + 360 : lng, ...rest]);
};

const unbroken = (geometry: Geometry): Geometry => {
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: geometry.coordinates.map(unwrapped) };
  if (geometry.type === 'MultiPolygon')
    return { ...geometry, coordinates: geometry.coordinates.map((polygon) => polygon.map(unwrapped)) };
  return geometry;
};

const worldLand = (): Feature[] => {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const atlas = read<Topology<{ countries: GeometryCollection }>>(file);
  return feature(atlas, atlas.objects.countries).features.map(({ id, geometry }) =>
    made(unbroken(geometry), { kind: own.has(String(id)) ? 'core' : 'around' }),
  );
};

/** Layers that are part of the product: coasts of Natural Earth from a package, and facts written here. */
export const ownLayers = (): Source => ({
  attribution: 'Made with Natural Earth',
  layers: {
    land: worldLand(),
    lakes: [],
    urban: [],
    rivers: [],
    roads: roads.map((road) => made(line(road.line), { ref: road.ref, class: 'primary', schematic: 'yes' })),
    'admin1-lines': stateBorders.map((border) => made(line(border))),
    'admin1-labels': stateNames.map(({ name, abbr, at }) => made(point(at), { name, abbr })),
    places: places.map(({ name, at, rank }) => made(point(at), { name, rank })),
  },
});

/** The file names of a layer, in order of preference; the first existing file is used. */
const fileNames: Readonly<Partial<Record<LayerName, readonly string[]>>> = { roads: ['roads', 'roads-schematic'] };

/**
 * Layers of a folder of GeoJSON files, `<layer>.geojson` each; missing layers come from `rest`. `attribution.txt` names the
 * owner.
 */
export const layersOf = (folder: string, rest: Source): Source => {
  const fromFolder = (name: LayerName): readonly Feature[] | undefined => {
    const file = (fileNames[name] ?? [name]).map((each) => join(folder, `${each}.geojson`)).find(existsSync);
    return file === undefined ? undefined : read<FeatureCollection>(file).features;
  };
  const layers = Object.fromEntries(layerNames.map((name) => [name, fromFolder(name) ?? rest.layers[name]])) as Layers;
  const said = join(folder, 'attribution.txt');
  return { layers, attribution: existsSync(said) ? readFileSync(said, 'utf8').trim() : rest.attribution };
};
