import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../http/api-context.ts';
import { CatalogueWord } from '../ui/catalogue-word.tsx';
import { messages } from './messages.ts';
import classes from './parts.module.css';

type LinkProps = { number: string; plain?: boolean; children?: ReactNode };

/** The number of a part, as a link to its page. That page checks the fit for the same vehicle as this page. */
export const PartNumber = ({ number, plain = false, children = number }: LinkProps) => {
  const { region } = useApi();
  const { vehicle } = useSearch({ strict: false });
  return (
    <Link
      to="/$region/part-detail/$productNo"
      params={{ region, productNo: number }}
      search={{ vehicle }}
      className={plain ? undefined : classes.number}
    >
      {children}
    </Link>
  );
};

type Props = { number: string; gm?: string | undefined; grade?: string; children?: ReactNode };

/** The number of a part with its GM number and grade, in one line. */
export const PartNumbers = ({ number, gm, grade, children }: Props) => (
  <div className={classes.numbers}>
    <PartNumber number={number} />
    {gm && (
      <span className={classes.gm}>
        <FormattedMessage {...messages.gm} values={{ number: gm }} />
      </span>
    )}
    {grade && (
      <span className={classes.grade}>
        <CatalogueWord word={grade} />
      </span>
    )}
    {children}
  </div>
);
