import { Skeleton } from '@mantine/core';
import list from './list.module.css';

const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** As high as the real rows. */
export const ListSkeleton = ({ row: className }: { row: string | undefined }) => (
  <div className={list.skeleton}>
    {rows.map((row) => (
      <div key={row} className={`${list.skeletonRow} ${className}`}>
        <Skeleton width={110} height={18} />
        <Skeleton width={90} height={16} />
        <Skeleton width={80} height={16} />
      </div>
    ))}
  </div>
);
