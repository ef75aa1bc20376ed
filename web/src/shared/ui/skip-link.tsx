import type { ReactNode } from 'react';
import classes from './skip-link.module.css';

/** Leads past many stops of the Tab key; seen while it has the focus. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className={classes.skip} href={`#${to}`}>
    {children}
  </a>
);
