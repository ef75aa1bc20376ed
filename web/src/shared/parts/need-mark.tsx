import type { ReactNode } from 'react';
import classes from './parts.module.css';

/** How many pieces a vehicle needs, or the smallest quantity sold. */
export const NeedMark = ({ kind, children }: { kind: 'required' | 'minimum'; children: ReactNode }) => (
  <span className={classes[kind]}>{children}</span>
);
