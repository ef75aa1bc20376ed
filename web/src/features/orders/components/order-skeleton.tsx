import { Skeleton } from '@mantine/core';
import classes from './order.module.css';

export const OrderSkeleton = () => (
  <div className={classes.skeleton}>
    <Skeleton height={74} />
    <Skeleton height={180} />
    <Skeleton height={260} />
  </div>
);
