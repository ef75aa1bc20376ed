import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { finderReset } from '../../../shared/store/finder-slice.ts';
import { useAppDispatch } from '../../../shared/store/store.ts';
import classes from './finder-link.module.css';

type Props = { category: string; size?: 'sm' | 'md'; label?: string; children: ReactNode };

/** A link into the finder with only the category chosen, if there is one. */
export const FinderLink = ({ category, size = 'md', label, children }: Props) => {
  const { region } = useApi();
  const dispatch = useAppDispatch();
  return (
    <Button
      size={size}
      className={classes.link}
      aria-label={label}
      onClick={() => dispatch(finderReset())}
      renderRoot={(props) => (
        <Link to="/$region/parts-finder" params={{ region }} search={category ? { category } : {}} {...props} />
      )}
    >
      {children}
    </Button>
  );
};
