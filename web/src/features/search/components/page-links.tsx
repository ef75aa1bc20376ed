import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import { pageWindow } from '../model/page-window.ts';
import classes from './search-page.module.css';

type Props = { q: string; page: number; last: number };

/** Numbered links from the first page to the last; of many, those around the current one. */
export const PageLinks = ({ q, page, last }: Props) => {
  const { region } = useApi();
  const { formatMessage, formatNumber } = useIntl();
  if (last < 2) return null;
  return (
    <nav className={classes.pages} aria-label={formatMessage(messages.pages)}>
      {pageWindow(page, last).map((number, at, all) =>
        number === 0 ? (
          <span key={`after ${all[at - 1]}`} aria-hidden="true" className={classes.gap}>
            …
          </span>
        ) : (
          <Link
            key={number}
            className={classes.page}
            to="/$region/context-search"
            params={{ region }}
            search={number > 1 ? { q, page: number } : { q }}
            // The first page has no number: else every page would count as it, too.
            activeOptions={{ exact: true }}
            aria-current={number === page ? 'page' : undefined}
            aria-label={formatMessage(messages.page, { number })}
          >
            {formatNumber(number)}
          </Link>
        ),
      )}
    </nav>
  );
};
