import type { ReactNode } from 'react';
import classes from './drawing-sheet.module.css';

type Props = { picture: string | undefined; width: number; height: number; eager?: boolean; children?: ReactNode };

/** A picture on squared paper with a title block at its foot. The paper shows before the picture has loaded. */
export const DrawingSheet = ({ picture, width, height, eager = false, children }: Props) => (
  <figure className={classes.sheet}>
    {picture ? (
      <img
        src={picture}
        alt=""
        width={width}
        height={height}
        fetchPriority={eager ? 'high' : undefined}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    ) : (
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
    )}
    {children && <figcaption className={classes.block}>{children}</figcaption>}
  </figure>
);
