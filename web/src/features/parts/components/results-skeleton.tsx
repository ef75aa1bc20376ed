import { Skeleton } from '@mantine/core';
import grid from './part-grid.module.css';
import classes from './part-table.module.css';

/** Nine rows of the size that the real ones have. */
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export const GridSkeleton = () => (
  <div className={grid.wrap} data-testid="results-skeleton">
    <div className={grid.skeletonHead} />
    {ROWS.map((row) => (
      <div key={row} className={grid.skeletonRow}>
        <Skeleton width={40} height={36} radius="sm" />
        <Skeleton width="38%" height={14} />
        <Skeleton width={140} height={30} radius="sm" ml="auto" />
      </div>
    ))}
  </div>
);

export const LargeSkeleton = () => (
  <div className={classes.wrap} data-testid="results-skeleton">
    <div className={classes.skeletonHead}>
      <Skeleton width={120} height={14} />
    </div>
    {ROWS.map((row) => (
      <div key={row} className={classes.skeletonRow}>
        <Skeleton width={76} height={76} radius="sm" />
        <div className={classes.skeletonText}>
          <Skeleton width={150} height={16} mb={8} />
          <Skeleton width="72%" height={12} mb={8} />
          <Skeleton width="44%" height={12} />
        </div>
        <Skeleton width={78} height={14} className={classes.skeletonWide} />
        <Skeleton width={70} height={20} />
        <Skeleton width={190} height={38} radius="sm" className={classes.skeletonWide} />
      </div>
    ))}
  </div>
);
