import type { ReactNode } from 'react';
import { finderReset } from '../../../shared/store/finder-slice.ts';
import { useAppDispatch } from '../../../shared/store/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import classes from './finder-link.module.css';

type Props = { category: string; size?: 'sm' | 'md'; label?: string; children: ReactNode };

/** A link into the finder with only the category chosen, if there is one. */
export const FinderLink = ({ category, size = 'md', label, children }: Props) => {
  const dispatch = useAppDispatch();
  return (
    <Button
      size={size}
      className={classes.link}
      aria-label={label}
      onClick={() => dispatch(finderReset())}
      renderRoot={(props) => <Link to="/$region/parts-finder" search={category ? { category } : {}} {...props} />}
    >
      {children}
    </Button>
  );
};
