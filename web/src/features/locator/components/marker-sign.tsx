import type { DealerType } from '../model/locator-types.ts';
import { markerBox, markerShapes } from '../model/marker-shapes.ts';
import classes from './dealer.module.css';

type Props = { type: DealerType; number?: number; isActive?: boolean };

/** The map's marker, shown next to the dealer that it marks. */
export const MarkerSign = ({ type, number, isActive }: Props) => {
  const { path, fill, ink, middle } = markerShapes[type];
  return (
    <svg
      className={classes.sign}
      viewBox={`0 0 ${markerBox.width} ${markerBox.height}`}
      data-active={isActive || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} fill={fill} stroke="#fff" strokeWidth="2" />
      {number !== undefined && (
        <text x={markerBox.width / 2} y={middle} fill={ink} textAnchor="middle" dominantBaseline="central">
          {number}
        </text>
      )}
    </svg>
  );
};
