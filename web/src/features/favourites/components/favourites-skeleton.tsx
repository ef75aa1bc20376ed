import { Skeleton } from '@mantine/core';
import list from '../../../shared/lists/list.module.css';

const rows = [1, 2, 3, 4, 5];

/** As high as the real rows. */
export const FavouritesSkeleton = () => (
  <div className={list.skeleton}>
    {rows.map((row) => (
      <div key={row} className={list.skeletonRow}>
        <Skeleton width={64} height={64} />
        <Skeleton width={96} height={18} />
        <Skeleton width="46%" height={18} />
      </div>
    ))}
  </div>
);
