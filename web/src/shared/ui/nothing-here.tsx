import { families } from 'virtual:family-art';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import classes from './nothing-here.module.css';

type Props = { title: MessageDescriptor; hint: MessageDescriptor; children?: ReactNode };

/** Shown for an empty list: the reason, and next steps. */
export const NothingHere = ({ title, hint, children }: Props) => (
  <div className={classes.nothing}>
    <svg className={classes.art} viewBox="0 0 96 96" aria-hidden="true">
      <use href={`${families}#batteries`} />
    </svg>
    <div>
      <h2>
        <FormattedMessage {...title} />
      </h2>
      <p>
        <FormattedMessage {...hint} />
      </p>
      {children}
    </div>
  </div>
);
