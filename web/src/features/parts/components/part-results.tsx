import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useAnnounce } from '../../../shared/ui/announcer.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { partsQuery } from '../api/part-queries.ts';
import { messages } from '../messages.ts';
import type { PartsSource } from '../model/parts-source.ts';
import { shownRows } from '../model/shown-rows.ts';
import type { BuySlot } from './buy-slot.ts';
import classes from './part-results.module.css';
import { PartTable } from './part-table.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';

type Props = {
  source: PartsSource;
  title: ReactNode;
  Buy: BuySlot;
  onTurn: (page: number) => void;
};

// What helps when a list is empty depends on what was asked.
const hints = {
  'part-number': messages.noneNumber,
  keywords: messages.noneKeywords,
  tree: messages.noneCategory,
  category: messages.noneCategory,
};

export const PartResults = ({ source, title, Buy, onTurn }: Props) => {
  const announce = useAnnounce();
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(partsQuery(useApi(), source));
  const total = data?.totalCount;
  useEffect(() => {
    if (total === undefined) return;
    announce(total === 0 ? formatMessage(messages.none) : formatMessage(messages.total, { total }));
  }, [announce, formatMessage, total]);

  const shown = data ? shownRows(data.partListing) : 0;
  return (
    <section aria-labelledby="results-title" aria-busy={!data && !error}>
      <header className={classes.head}>
        <h1 id="results-title">{title}</h1>
        <p className={classes.total}>
          {data && data.totalCount > 0 && <FormattedMessage {...messages.total} values={{ total: data.totalCount }} />}
        </p>
      </header>
      {error && <LoadFailed className={classes.state} error={error} onRetry={refetch} />}
      {!data && !error && <ResultsSkeleton />}
      {data && data.totalCount === 0 && (
        <div className={classes.state}>
          <p className={classes.none}>
            <FormattedMessage {...messages.none} />
          </p>
          <p>
            <FormattedMessage {...hints[source.kind]} />
          </p>
        </div>
      )}
      {data && source.kind !== 'keywords' && data.totalCount > shown && shown > 0 && (
        <p className={classes.tooMany}>
          <FormattedMessage {...messages.tooMany} values={{ shown, total: data.totalCount }} />
        </p>
      )}
      {data && shown > 0 && <PartTable groups={data.partListing} Buy={Buy} />}
      {data && source.kind === 'keywords' && source.pageNo > data.maxPage && data.totalCount > 0 && (
        <div className={classes.state}>
          <p>
            <FormattedMessage {...messages.pageGone} />
          </p>
          <Button variant="default" onClick={() => onTurn(data.maxPage)}>
            <FormattedMessage {...messages.lastPage} values={{ page: data.maxPage }} />
          </Button>
        </div>
      )}
      {data && source.kind === 'keywords' && data.maxPage > 1 && source.pageNo <= data.maxPage && (
        <Pager page={source.pageNo} pages={data.maxPage} onTurn={onTurn} />
      )}
    </section>
  );
};
