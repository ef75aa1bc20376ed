import type { ReactNode } from 'react';
import { useKnownWidth, usePhone } from '../../../shared/ui/use-phone.ts';
import { useCompact } from './density-switch.tsx';
import classes from './part-results.module.css';

/**
 * Large rows on phones, the chosen density on desktops. The server does not know the width of a window that may be narrow: its
 * HTML has both lists, and styles show one. Without this, the place where a visitor is reading would move at hydration.
 */
export const ByDensity = ({ large, table }: { large: ReactNode; table: ReactNode }) => {
  const phone = usePhone();
  const both = !useKnownWidth() && !phone;
  const compact = useCompact() && !phone;
  return (
    <>
      {(both || !compact) && <div className={both ? classes.narrow : undefined}>{large}</div>}
      {(both || compact) && <div className={both ? classes.wide : undefined}>{table}</div>}
    </>
  );
};
