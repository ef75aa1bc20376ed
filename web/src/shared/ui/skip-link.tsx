import type { ReactNode } from 'react';
import classes from './skip-link.module.css';

/** Skips many Tab stops; visible while it has the focus. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className={classes.skip} href={`#${to}`}>
    {children}
  </a>
);
