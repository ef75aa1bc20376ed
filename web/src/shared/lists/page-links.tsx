import { Link } from '@tanstack/react-router';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { ArrowLeft } from '../ui/icons.tsx';
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

/** Links to the pages of a list: all of a few, otherwise those around the current one. */
export const PageLinks = ({ page, last, label = messages.pages }: Props) => {
  const { formatMessage, formatNumber } = useIntl();
  if (last < 2) return null;
  const step = (to: number, name: MessageDescriptor) =>
    to >= 1 &&
    to <= last && (
      <Link
        to="."
        search={search(to)}
        activeOptions={exactly}
        className={classes.page}
        data-next={to > page || undefined}
        rel={to > page ? 'next' : 'prev'}
        aria-label={formatMessage(name)}
      >
        <ArrowLeft size={16} />
      </Link>
    );
  return (
    <nav className={classes.pages} aria-label={formatMessage(label)}>
      {step(page - 1, messages.previousPage)}
      {pageWindow(page, last).map((number, at, all) =>
        number === 0 ? (
          <span key={`after ${all[at - 1]}`} aria-hidden="true" className={classes.gap}>
            …
          </span>
        ) : (
          <Link
            key={number}
            className={classes.page}
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
      {step(page + 1, messages.nextPage)}
    </nav>
  );
};
