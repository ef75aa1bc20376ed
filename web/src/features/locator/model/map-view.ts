import type { Dealer, Place } from '@southline/rest/types';
import type { Region } from '../../../shared/http/api-client.ts';

export type Position = Dealer['location'];

/** Zoom levels, counted in tiles of 256 pixels. */
export const zoomOf = { start: 12, searched: 10, everywhere: 6 } as const;

/** MapLibre counts in tiles of 512 pixels, so its zoom for the same view is one less. */
export const tileZoom = (zoom: number): number => zoom - 1;

type Corners = readonly [west: number, south: number, east: number, north: number];

/** The corners of the country. */
const countryOf = { au: [113.2, -43.6, 153.6, -10.7], nz: [166.4, -47.3, 178.6, -34.4] } as const satisfies Record<
  Region,
  Corners
>;

/** The centre of the map without results. For Australia it is the city of the brand's warehouse. */
export const fallbackOf: Readonly<Record<Region, Position>> = {
  nz: { lat: -36.8509, lng: 174.7645 },
  au: { lat: -37.8136, lng: 144.9631 },
};

export type MapView =
  | { readonly kind: 'at'; readonly centre: Position; readonly zoom: number }
  /** Shows all corners, with at most this zoom: those of the results, or before a search those of the country. */
  | { readonly kind: 'around' | 'country'; readonly corners: Corners; readonly zoom: number };

export interface Found {
  readonly dealers: readonly Dealer[];
  readonly place: Place | null;
  /** The one dealer where none is near. */
  readonly nearest?: Dealer | undefined;
}

/** The corners around all of them; the east is beyond 180 where they lie on both sides of that meridian. */
const cornersOf = (positions: readonly Position[]): Corners => {
  const lats = positions.map(({ lat }) => lat);
  const lngs = positions.map(({ lng }) => (lng + 360) % 360).sort((a, b) => a - b);
  // The box leaves out the widest gap between two neighbours of the circle.
  const gaps = lngs.map((lng, at) => lng - (lngs[at - 1] ?? (lngs.at(-1) ?? 0) - 360));
  const first = gaps.indexOf(Math.max(...gaps));
  const west = lngs[first] ?? 0;
  const east = lngs[first - 1] ?? (lngs.at(-1) ?? 0) - 360;
  const shift = west > 180 ? -360 : 0;
  return [west + shift, Math.min(...lats), (east < west ? east + 360 : east) + shift, Math.max(...lats)];
};

/** The view of the map. `found`: undefined before a search. */
export const viewOf = (region: Region, found: Found | undefined): MapView => {
  if (!found) return { kind: 'country', corners: countryOf[region], zoom: zoomOf.everywhere };
  const { nearest, place } = found;
  if (nearest) {
    const positions = [nearest.location, ...(place ? [place.location] : [])];
    return { kind: 'around', corners: cornersOf(positions), zoom: zoomOf.everywhere };
  }
  if (!found.dealers.length) return { kind: 'at', centre: fallbackOf[region], zoom: zoomOf.start };
  if (place) return { kind: 'at', centre: place.location, zoom: zoomOf.searched };
  return { kind: 'around', corners: cornersOf(found.dealers.map(({ location }) => location)), zoom: zoomOf.everywhere };
};
