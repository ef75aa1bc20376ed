import type { ReactNode } from 'react';
import { useKnownWidth, usePhone } from '../../../shared/ui/use-phone.ts';
import { useCompact } from './density-switch.tsx';
import classes from './part-results.module.css';

type Props = {
  /** With a number: only so many rows. */
  large: (rows?: number) => ReactNode;
  table: ReactNode;
};

/** The large rows that fill a narrow and high window. */
const ROWS_OF_WINDOW = 8;

/**
 * Large rows on phones, the chosen density on desktops. The server does not know the width of a window that may be narrow: its
 * HTML has both lists, and styles show one. Without this, the place where a visitor is reading would move at hydration. Most
 * such windows are wide, so the large rows begin with the first screen.
 */
export const ByDensity = ({ large, table }: Props) => {
  const phone = usePhone();
  const both = !useKnownWidth() && !phone;
  const compact = useCompact() && !phone;
  return (
    <>
      {(both || !compact) && (
        <div className={both ? classes.narrow : undefined}>{large(both ? ROWS_OF_WINDOW : undefined)}</div>
      )}
      {(both || compact) && <div className={both ? classes.wide : undefined}>{table}</div>}
    </>
  );
};
