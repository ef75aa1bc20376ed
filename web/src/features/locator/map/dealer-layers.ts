import type { Dealer } from '@southline/rest/types';
import type {
  ExpressionSpecification,
  GeoJSONSource,
  GeoJSONSourceSpecification,
  LayerSpecification,
  Map as MapLibre,
} from 'maplibre-gl';
import type { DealerType } from '../model/locator-types.ts';
import { clusterRadius, drawnColour, markerShapes } from '../model/marker-shapes.ts';
import { imageOf } from './marker-images.ts';

export const DEALERS = 'dealers';
export const CLUSTERS = 'clusters';
const MARKERS = 'markers';
/** The active dealer has a layer of its own and is in no cluster, so it is always visible. */
const ACTIVE = 'active';
/** Layers that react to a press on the map. */
export const pressed = [CLUSTERS, MARKERS, ACTIVE];

const text = ['Archivo Variable', 'Archivo Fallback', 'Arial', 'sans-serif'];
/** The highest zoom level with clusters. Above it each dealer has its own marker. */
const clusterUntil = 11;

const marker = (type: DealerType, isActive: boolean) => ({
  type: 'symbol' as const,
  layout: {
    'icon-image': imageOf(type, isActive),
    'icon-anchor': 'bottom' as const,
    'icon-allow-overlap': true,
    'text-field': ['get', 'number'] as ExpressionSpecification,
    'text-font': text,
    'text-size': isActive ? 15 : 12,
    'text-offset': [0, isActive ? -2.2 : -2] as [number, number],
    'text-allow-overlap': true,
    // Earlier results are drawn above later ones.
    'symbol-sort-key': ['-', ['to-number', ['get', 'number']]] as ExpressionSpecification,
  },
  paint: { 'text-color': drawnColour(markerShapes[type].ink) },
});

const dealerLayers = (type: DealerType, active: string): LayerSpecification[] => [
  {
    id: CLUSTERS,
    type: 'circle',
    source: DEALERS,
    filter: ['has', 'point_count'],
    paint: {
      // A cluster is a ring, so that its count is not read as a result's number.
      'circle-color': '#ffffff',
      'circle-radius': ['step', ['get', 'point_count'], 17, 10, 21, 50, 26],
      'circle-stroke-color': drawnColour(markerShapes[type].fill),
      'circle-stroke-width': 3,
    },
  },
  {
    id: 'cluster-counts',
    type: 'symbol',
    source: DEALERS,
    filter: ['has', 'point_count'],
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': text,
      'text-size': 14,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': '#10231d' },
  },
  {
    ...marker(type, false),
    id: MARKERS,
    source: DEALERS,
    filter: ['all', ['!', ['has', 'point_count']], ['!=', ['get', 'code'], active]],
  },
  { ...marker(type, true), id: ACTIVE, source: ACTIVE },
];

type Shown = { readonly dealer: Dealer; readonly number: number };

const featuresOf = (shown: readonly Shown[]) => ({
  type: 'FeatureCollection' as const,
  features: shown.map(({ dealer: { dealerCode, location }, number }) => ({
    type: 'Feature' as const,
    properties: { code: dealerCode, number: String(number) },
    geometry: { type: 'Point' as const, coordinates: [location.lng, location.lat] },
  })),
});

const fill = (
  map: MapLibre,
  id: string,
  shown: readonly Shown[],
  options: Partial<GeoJSONSourceSpecification> = {},
) => {
  const data = featuresOf(shown);
  const source = map.getSource<GeoJSONSource>(id);
  if (source) source.setData(data);
  else map.addSource(id, { ...options, type: 'geojson', data });
};

/** Shows the results on the map and removes the previous ones. */
export const showDealers = (map: MapLibre, dealers: readonly Dealer[], type: DealerType, active: string): void => {
  const all = dealers.map((dealer, at) => ({ dealer, number: at + 1 }));
  fill(map, DEALERS, all, { cluster: true, clusterMaxZoom: clusterUntil, clusterRadius });
  fill(
    map,
    ACTIVE,
    all.filter(({ dealer }) => dealer.dealerCode === active),
  );
  for (const layer of dealerLayers(type, active)) {
    if (map.getLayer(layer.id)) map.removeLayer(layer.id);
    map.addLayer(layer);
  }
};
