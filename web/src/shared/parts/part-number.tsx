import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CatalogueWord } from '../ui/catalogue-word.tsx';
import { Link } from '../ui/link.tsx';
import { messages } from './messages.ts';
import classes from './parts.module.css';

type LinkProps = { number: string; plain?: boolean; children?: ReactNode };

/** The number of a part, as a link to its page. That page checks the fit for the same vehicle as this page. */
export const PartNumber = ({ number, plain = false, children = number }: LinkProps) => {
  const { vehicle } = useSearch({ strict: false });
  return (
    <Link
      to="/$region/part-detail/$productNo"
      params={{ productNo: number }}
      search={{ vehicle }}
      className={plain ? undefined : classes.number}
    >
      {children}
    </Link>
  );
};

/** The numbers under the names that most calls use. */
type WithGm = { gmPartNumber: string };

export const GmNumber = ({ part: { gmPartNumber: number } }: { part: WithGm }) =>
  number && (
    <span className={classes.gm}>
      <FormattedMessage {...messages.gm} values={{ number }} />
    </span>
  );

type Props = { number: string; part: WithGm; grade?: string; children?: ReactNode };

/** The number of a part with its GM number and grade, in one line. */
export const PartNumbers = ({ number, part, grade, children }: Props) => (
  <div className={classes.numbers}>
    <PartNumber number={number} />
    <GmNumber part={part} />
    {grade && (
      <span className={classes.grade}>
        <CatalogueWord word={grade} />
      </span>
    )}
    {children}
  </div>
);
