import type { Dealer } from '@southline/rest/types';
import type { MapOverview } from '@southline/rest/web-build';
import { type MapView, type Position, tileZoom } from './map-view.ts';
import { clusterRadius } from './marker-shapes.ts';

/** Pixels of a tile at its own zoom. */
const tileSize = 512;

/** Web Mercator: the world as a square of 1 by 1. */
const onWorld = ({ lat, lng }: Position) => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
};

interface Box {
  readonly width: number;
  readonly height: number;
}

export interface PictureTile {
  readonly column: number;
  readonly row: number;
  /** Pixels from the centre of the picture. */
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

export interface PictureMark {
  readonly left: number;
  readonly top: number;
  /** The dealers of this marker, by their position in the list; several form a cluster. */
  readonly numbers: readonly number[];
}

type At = Extract<MapView, { kind: 'at' }>;
type Around = Exclude<MapView, At>;

/** The tiles, at the tiles' own `zoom`, that cover a box around the centre of a view. */
export const tilesAround = ({ centre, zoom: seen }: At, zoom: number, { width, height }: Box): PictureTile[] => {
  const size = tileSize * 2 ** (tileZoom(seen) - zoom);
  const middle = onWorld(centre);
  const across = 2 ** zoom;
  const span = (at: number, length: number) => {
    const first = Math.floor(at * across - length / 2 / size);
    const last = Math.floor(at * across + length / 2 / size);
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  };
  return span(middle.y, height).flatMap((row) =>
    span(middle.x, width).map((column) => ({
      column,
      row,
      left: Math.round((column - middle.x * across) * size),
      top: Math.round((row - middle.y * across) * size),
      size,
    })),
  );
};

/** The markers of a view; results too close to each other form one. */
export const marksOf = ({ centre, zoom }: At, dealers: readonly Dealer[], { width, height }: Box): PictureMark[] => {
  const across = tileSize * 2 ** tileZoom(zoom);
  const middle = onWorld(centre);
  const open = dealers.map(({ location }, at) => {
    const { x, y } = onWorld(location);
    return { number: at + 1, left: (x - middle.x) * across, top: (y - middle.y) * across };
  });
  const marks: PictureMark[] = [];
  for (let first = open.shift(); first; first = open.shift()) {
    const { left, top } = first;
    const near = open.filter((one) => Math.hypot(one.left - left, one.top - top) <= clusterRadius);
    for (const one of near) open.splice(open.indexOf(one), 1);
    const all = [first, ...near];
    const mean = (of: 'left' | 'top') => Math.round(all.reduce((sum, one) => sum + one[of], 0) / all.length);
    marks.push({ left: mean('left'), top: mean('top'), numbers: all.map(({ number }) => number) });
  }
  return marks.filter(({ left, top }) => Math.abs(left) <= width / 2 && Math.abs(top) <= height / 2);
};

export interface OverviewPlace extends Pick<MapOverview, 'width' | 'height'> {
  /** Size of the view's corners; the world is 1 by 1. */
  readonly across: number;
  readonly down: number;
  /** The largest world, in pixels. */
  readonly world: number;
  /** The drawing's corner from the middle of the view; the world is 1 by 1, for its size too. */
  readonly left: number;
  readonly top: number;
}

/** Where the overview lies around the middle of a view. The stylesheet scales it as the map would. */
export const overviewPlace = ({ corners, zoom }: Around, overview: MapOverview): OverviewPlace => {
  const [west, south, east, north] = corners;
  const [low, high] = [onWorld({ lat: south, lng: west }), onWorld({ lat: north, lng: east })];
  return {
    across: high.x - low.x,
    down: low.y - high.y,
    world: tileSize * 2 ** tileZoom(zoom),
    left: overview.left - (low.x + high.x) / 2,
    top: overview.top - (low.y + high.y) / 2,
    width: overview.width,
    height: overview.height,
  };
};
