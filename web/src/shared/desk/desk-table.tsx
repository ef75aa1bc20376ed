import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { Head } from '../lists/head.tsx';
import classes from './desk-table.module.css';

type Props = {
  heads: readonly MessageDescriptor[];
  /** A class in addition to the one of all staff tables. */
  className?: string | undefined;
  /** The rows. */
  children: ReactNode;
};

/** A table of the staff pages. */
export const DeskTable = ({ heads, className, children }: Props) => (
  <table className={className ? `${classes.table} ${className}` : classes.table}>
    <thead>
      <tr>
        {heads.map((head) => (
          <Head name={head} key={head.id} />
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
