import type { Dealer } from '@southline/rest/types';
import type { MapPictures } from '@southline/rest/web-build';
import type { CSSProperties } from 'react';
import { useMapPictures } from '../../../shared/content/map-pictures.ts';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import type { DealerType } from '../model/locator-types.ts';
import { marksOf, overviewPlace, tilesAround } from '../model/map-picture.ts';
import type { MapView } from '../model/map-view.ts';
import { markerShapes } from '../model/marker-shapes.ts';
import classes from './locator.module.css';
import { MarkerSign } from './marker-sign.tsx';

/** Covers most windows; on larger ones the sea's colour surrounds it. */
const boxes = { phone: { width: 440, height: 900 }, desktop: { width: 1320, height: 1000 } } as const;

/**
 * Both countries before a search. Loading and drawing the map takes half a second of the processor, so it waits for a visitor
 * who touches this or goes to it by keyboard.
 */
const Overview = ({ view, pictures }: { view: Exclude<MapView, { kind: 'at' }>; pictures: MapPictures }) => {
  const { across, down, world, left, top, width, height } = overviewPlace(view, pictures.overview);
  const place = {
    '--across': across,
    '--down': down,
    '--world-most': `${world}px`,
    '--left': left,
    '--top': top,
    '--width': width,
    '--height': height,
  } as CSSProperties;
  return (
    <>
      <div className={classes.overview} data-overview="" aria-hidden="true">
        <img src={pictures.overview.address} alt="" style={place} />
      </div>
      {pictures.attribution && <p className={classes.attribution}>{pictures.attribution}</p>}
    </>
  );
};

type Props = { view: MapView; dealers: readonly Dealer[]; type: DealerType };

/**
 * The map's placeholder: the country, or coasts and results as the server knows them, at the position where the map shows them
 * later. Nothing if the view depends on the results alone.
 */
export const MapPicture = ({ view, dealers, type }: Props) => {
  const pictures = useMapPictures();
  const box = boxes[usePhone() ? 'phone' : 'desktop'];
  if (!pictures) return null;
  if (view.kind !== 'at') return view.kind === 'country' ? <Overview view={view} pictures={pictures} /> : null;
  const { address, zoom } = pictures;
  const { fill } = markerShapes[type];
  return (
    <div className={classes.picture} data-picture="" aria-hidden="true">
      {tilesAround(view, zoom, box).map(({ column, row, left, top, size }) => (
        <img
          key={`${column}/${row}`}
          src={address.replace('{x}', String(column)).replace('{y}', String(row))}
          alt=""
          width={size}
          height={size}
          style={{ left, top }}
        />
      ))}
      {marksOf(view, dealers, box)
        .toReversed()
        .map(({ left, top, numbers }) => {
          const [number = 0] = numbers;
          return numbers.length > 1 ? (
            <svg
              key={number}
              className={classes.cluster}
              viewBox="-20 -20 40 40"
              style={{ left, top }}
              aria-hidden="true"
              focusable="false"
            >
              <circle r="17.5" fill="#fff" stroke={fill} strokeWidth="3" />
              <text fill="#10231d" textAnchor="middle" dominantBaseline="central">
                {numbers.length}
              </text>
            </svg>
          ) : (
            <span key={number} className={classes.mark} style={{ left, top }}>
              <MarkerSign type={type} number={number} />
            </span>
          );
        })}
    </div>
  );
};
