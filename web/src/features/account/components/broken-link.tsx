import type { ReactNode } from 'react';
import { Notice } from '../../../shared/ui/notice.tsx';
import classes from './form.module.css';

/** A mailed link that leads nowhere, and the ways on. */
export const BrokenLink = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <div className={classes.form}>
    <Notice kind="error">{text}</Notice>
    <div className={classes.row}>{children}</div>
  </div>
);
