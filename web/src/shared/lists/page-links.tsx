import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { ArrowLeft, ArrowToStart } from '../ui/icons.tsx';
import { messages } from '../ui/pager-messages.ts';
import classes from './page-links.module.css';
import { pageWindow } from './page-window.ts';

type Props = {
  page: number;
  last: number;
  /** The name of the list that the pages belong to. */
  label?: MessageDescriptor;
};

const search = (page: number) => (now: object) => ({ ...now, page: page > 1 ? page : undefined });

/** The first page has no number in its address: without this, every page would count as the first page too. */
const exactly = { exact: true };

type StepProps = {
  to: number;
  name: MessageDescriptor;
  rel?: 'prev' | 'next';
  forward: boolean;
  disabled: boolean;
  children: ReactNode;
};

/** A link with an arrow. At its bound it is disabled and stays in its place, so that nothing moves under the pointer. */
const Step = ({ to, name, rel, forward, disabled, children }: StepProps) => {
  const { formatMessage } = useIntl();
  const look = { className: classes.page, 'data-forward': forward || undefined, 'aria-label': formatMessage(name) };
  return disabled ? (
    // biome-ignore lint/a11y/useFocusableInteractive: a disabled link takes no focus
    // biome-ignore lint/a11y/useSemanticElements: an anchor without an address is no link
    <span role="link" aria-disabled="true" {...look}>
      {children}
    </span>
  ) : (
    <Link to="." search={search(to)} activeOptions={exactly} rel={rel} {...look}>
      {children}
    </Link>
  );
};

/** Links to the pages of a list: first, previous, those around the current one, next, last. */
export const PageLinks = ({ page, last, label = messages.pages }: Props) => {
  const { formatMessage, formatNumber } = useIntl();
  if (last < 2) return null;
  const back = { forward: false, disabled: page <= 1 };
  const on = { forward: true, disabled: page >= last };
  return (
    <nav className={classes.pages} aria-label={formatMessage(label)}>
      <Step to={1} name={messages.firstPage} {...back}>
        <ArrowToStart size={16} />
      </Step>
      <Step to={page - 1} name={messages.previousPage} rel="prev" {...back}>
        <ArrowLeft size={16} />
      </Step>
      {pageWindow(page, last).map((number, at, all) =>
        number === 0 ? (
          <span key={`after ${all[at - 1]}`} aria-hidden="true" className={classes.gap}>
            …
          </span>
        ) : (
          <Link
            key={number}
            className={classes.page}
            data-far={Math.abs(number - page) > 1 || undefined}
            to="."
            search={search(number)}
            activeOptions={exactly}
            aria-current={number === page ? 'page' : undefined}
            aria-label={formatMessage(messages.page, { number })}
          >
            {formatNumber(number)}
          </Link>
        ),
      )}
      <Step to={page + 1} name={messages.nextPage} rel="next" {...on}>
        <ArrowLeft size={16} />
      </Step>
      <Step to={last} name={messages.lastPage} {...on}>
        <ArrowToStart size={16} />
      </Step>
    </nav>
  );
};
