import { bounds, overviewPart, zooms } from './tiles.ts';

/** Pale under the markers, distinguished by lightness only: the brand's colours are for the markers. */
export const colours = {
  sea: '#cfdfe3',
  land: '#f6f8f7',
  around: '#e9eeec',
  urban: '#e6ecea',
  river: '#b7cdd3',
  coast: '#a9bfc2',
  border: '#9fb0a9',
  road: '#ffffff',
  roadEdge: '#b3c2bb',
  town: '#22382f',
  small: '#46574f',
  state: '#5d706a',
  halo: '#f6f8f7',
} as const;

// The browser draws text with the page's fonts, so no glyph file is needed.
const text = ['Inter Variable', 'Inter Fallback', 'Arial', 'sans-serif'];

const source = { source: 'base' } as const;
const byZoom = (...stops: readonly number[]) => ['interpolate', ['linear'], ['zoom'], ...stops];

/** The zooms at which the map begins to show states by their letters, and by their full names. */
export const statesFrom = 3.5;
export const stateNamesFrom = 4.6;

/** Schematic roads are right at the scale of the country and wrong at that of a suburb, so they fade out at high zooms. */
const schematicFades = byZoom(8.5, 1, 10, ['case', ['==', ['get', 'schematic'], 'yes'], 0, 1] as unknown as number);

const layers = [
  { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
  {
    id: 'land',
    type: 'fill',
    'source-layer': 'land',
    paint: { 'fill-color': ['match', ['get', 'kind'], 'core', colours.land, colours.around] },
  },
  { id: 'urban', type: 'fill', 'source-layer': 'urban', paint: { 'fill-color': colours.urban } },
  { id: 'lakes', type: 'fill', 'source-layer': 'lakes', paint: { 'fill-color': colours.sea } },
  {
    id: 'coast',
    type: 'line',
    'source-layer': 'land',
    paint: { 'line-color': colours.coast, 'line-width': byZoom(4, 0.4, 10, 1.2) },
  },
  {
    id: 'rivers',
    type: 'line',
    'source-layer': 'rivers',
    paint: { 'line-color': colours.river, 'line-width': byZoom(6, 0.5, 12, 2) },
  },
  {
    id: 'borders',
    type: 'line',
    'source-layer': 'admin1-lines',
    // Not dashed: dashes need one more program, and without a graphics card compiling it takes 50 ms.
    paint: { 'line-color': colours.border, 'line-width': byZoom(3, 0.6, 10, 1.4) },
  },
  {
    id: 'road-edges',
    type: 'line',
    'source-layer': 'roads',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': colours.roadEdge,
      'line-width': byZoom(4, 0.8, 8, 3, 12, 8),
      'line-opacity': schematicFades,
    },
  },
  {
    id: 'roads',
    type: 'line',
    'source-layer': 'roads',
    minzoom: 6,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': colours.road, 'line-width': byZoom(6, 0.8, 8, 1.8, 12, 6), 'line-opacity': schematicFades },
  },
  {
    id: 'states',
    type: 'symbol',
    'source-layer': 'admin1-labels',
    minzoom: statesFrom,
    maxzoom: 7,
    layout: {
      'text-field': ['step', ['zoom'], ['coalesce', ['get', 'abbr'], ''], stateNamesFrom, ['get', 'name']],
      'text-font': text,
      'text-size': 12,
      'text-letter-spacing': 0.12,
      'text-max-width': 7,
    },
    paint: { 'text-color': colours.state, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
  },
  {
    id: 'dots',
    type: 'circle',
    'source-layer': 'places',
    maxzoom: 8,
    filter: ['<=', ['get', 'rank'], 3],
    paint: {
      'circle-radius': 2.2,
      'circle-color': colours.town,
      'circle-stroke-color': colours.halo,
      'circle-stroke-width': 1,
    },
  },
  {
    id: 'places',
    type: 'symbol',
    'source-layer': 'places',
    layout: {
      'text-field': ['get', 'name'],
      'text-font': text,
      'text-size': byZoom(4, ['case', ['<=', ['get', 'rank'], 1], 12.5, 11] as unknown as number, 11, [
        'case',
        ['<=', ['get', 'rank'], 1],
        17,
        13,
      ] as unknown as number),
      'symbol-sort-key': ['get', 'rank'],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      // Leaves room for a marker at the place: the name goes below it.
      'text-radial-offset': 0.8,
      'text-justify': 'auto',
      'text-max-width': 8,
      'text-padding': 2,
    },
    paint: {
      'text-color': ['case', ['<=', ['get', 'rank'], 3], colours.town, colours.small],
      'text-halo-color': colours.halo,
      'text-halo-width': 1.6,
    },
  },
];

/** `folder`: where the tiles are, relative to the style. */
export const styleOf = (folder: string, attribution: string) => ({
  version: 8,
  name: 'Southline',
  // For pages that show the map before its library has loaded.
  metadata: {
    pictures: `${folder}/${zooms.max}/{x}/{y}.svg`,
    picturesZoom: zooms.max,
    overview: { address: `${folder}/overview.svg`, ...overviewPart },
  },
  sources: {
    base: {
      type: 'vector',
      tiles: [`${folder}/{z}/{x}/{y}.pbf`],
      minzoom: zooms.min,
      maxzoom: zooms.max,
      bounds: [...bounds],
      attribution,
    },
  },
  layers: layers.map((layer) => (layer.type === 'background' ? layer : { ...source, ...layer })),
});
