import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { PageLinks } from '../../../shared/lists/page-links.tsx';
import type { BuySlot } from '../../../shared/parts/buyable.ts';
import { useAnnounce } from '../../../shared/ui/announcer.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { partsQuery, ROWS_OF_PAGE } from '../api/part-queries.ts';
import { messages } from '../messages.ts';
import { firstRows, shownOf } from '../model/fit-first.ts';
import type { ListAsk } from '../model/list-ask.ts';
import { isAttribute } from '../model/list-filters.ts';
import type { PartsSource } from '../model/parts-source.ts';
import { ArrivalDay } from './arrival-day.tsx';
import { ByDensity } from './by-density.tsx';
import { CompareTray } from './compare-tray.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FitLine } from './fit-line.tsx';
import { NoParts } from './no-parts.tsx';
import { PartGrid } from './part-grid.tsx';
import classes from './part-results.module.css';
import { PartTable } from './part-table.tsx';
import { GridSkeleton, LargeSkeleton } from './results-skeleton.tsx';
import { Understood } from './understood.tsx';
import { useUnopened } from './use-unopened.ts';

type Props = {
  source: PartsSource;
  /** The number that was asked for and that no part has. Its list is the one by words. */
  number?: string | undefined;
  ask: ListAsk;
  onAsk: (ask: ListAsk) => void;
  title: ReactNode;
  /** The name of the chosen vehicle. */
  vehicle: string | undefined;
  Buy: BuySlot;
};

const plainOrders = ['price', '-price', 'stock', 'number'];

export const PartResults = ({ source, number, ask, onAsk, title, vehicle, Buy }: Props) => {
  const announce = useAnnounce();
  const { formatMessage } = useIntl();
  const api = useApi();
  const { region } = api;
  const { page = 1, all = false } = ask;
  // After a filter or a page change the old rows stay until the next answer. Nothing jumps, and the focus stays.
  const query = useQuery({ ...partsQuery(api, source, ask), placeholderData: keepPreviousData });
  const { data, error, refetch, isPlaceholderData } = query;
  const total = isPlaceholderData ? undefined : data?.totalCount;
  useEffect(() => {
    if (total === undefined) return;
    announce(total === 0 ? formatMessage(messages.none) : formatMessage(messages.total, { total }));
  }, [announce, formatMessage, total]);

  const { groups, pages, fits } = useMemo(
    () => (data ? shownOf(data, { page, rows: ROWS_OF_PAGE, all }) : { groups: [], pages: 1, fits: 'first' as const }),
    [data, page, all],
  );
  const facets = data?.facets ?? [];
  const filtered = ask.filters !== undefined;
  const orders = useMemo(
    () => data?.facets && [...plainOrders, ...data.facets.filter(isAttribute).map(({ name }) => name)],
    [data],
  );
  const noteClick = useUnopened(source.kind === 'keywords' && total ? source.keywords : undefined);
  return (
    <section
      aria-labelledby="results-title"
      aria-busy={(!data && !error) || isPlaceholderData}
      onClickCapture={noteClick}
    >
      <header className={classes.head}>
        <h1 id="results-title">{title}</h1>
        <p className={classes.total}>
          {data && data.totalCount > 0 && <FitLine listing={data} fits={fits} all={all} vehicle={vehicle} />}
        </p>
        {region === 'au' && data && data.totalCount > 0 && (
          <div className={classes.arrival}>
            <ArrivalDay brief />
          </div>
        )}
      </header>
      {error && <LoadFailed className={classes.state} error={error} onRetry={refetch} />}
      {number && data && (
        <p className={classes.state} role="status">
          <FormattedMessage {...messages.noneCalled} values={{ number }} />
        </p>
      )}
      {data?.understood && source.kind === 'keywords' && (
        <Understood understood={data.understood} keywords={source.keywords} isEmpty={data.totalCount === 0} />
      )}
      {(facets.length > 0 || filtered) && (
        <FilterBar facets={facets} ask={ask} total={data?.totalCount} counted={fits === 'first'} onAsk={onAsk} />
      )}
      {!data && !error && <ByDensity large={() => <LargeSkeleton />} table={<GridSkeleton />} />}
      {data && !error && data.totalCount === 0 && (
        <NoParts kind={source.kind} onClear={filtered ? () => onAsk({ ...ask, filters: undefined }) : undefined} />
      )}
      {groups.length > 0 && (
        <div className={classes.rows} data-stale={isPlaceholderData || undefined}>
          <ByDensity
            large={(rows) => <PartTable groups={rows ? firstRows(groups, rows) : groups} Buy={Buy} />}
            table={<PartGrid groups={groups} Buy={Buy} sort={ask.sort} orders={orders} />}
          />
        </div>
      )}
      {data && data.totalCount > 0 && page > pages && !isPlaceholderData && (
        <p className={classes.state}>
          <FormattedMessage {...messages.pageGone} />{' '}
          <Link to="." search={(now: ListAsk) => ({ ...now, page: pages > 1 ? pages : undefined })}>
            <FormattedMessage {...messages.lastPage} values={{ page: pages }} />
          </Link>
        </p>
      )}
      {data && <PageLinks page={page} last={pages} />}
      <CompareTray />
    </section>
  );
};
