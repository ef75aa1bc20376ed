import type { ReactNode } from 'react';
import { Notice } from '../../../shared/ui/notice.tsx';
import classes from './form.module.css';

/** The page for a mailed link that does not work, with links to other pages. */
export const BrokenLink = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <div className={classes.form}>
    <Notice kind="error">{text}</Notice>
    <div className={classes.row}>{children}</div>
  </div>
);
