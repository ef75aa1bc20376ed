import type { Data } from '@southline/rest/types';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import desk from '../../../shared/desk/desk-table.module.css';
import { DeskTable } from '../../../shared/desk/desk-table.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import list from '../../../shared/lists/list.module.css';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import { emptySearchesQuery } from '../api/empty-searches-query.ts';
import { messages } from '../messages.ts';
import { searchesCsv } from '../model/searches-csv.ts';
import { EverydayRows } from './everyday-rows.tsx';
import classes from './searches.module.css';

type Unknown = Data<'operations/empty-searches'>['searches'][number]['unknown'];

/** For each unknown word, similar words of the index. */
const Help = ({ unknown }: { unknown: Unknown }) => {
  if (unknown.length === 0) return <FormattedMessage {...messages.allKnown} />;
  return (
    <ul className={classes.help}>
      {unknown.map(({ word, nearest }) => (
        <li key={word}>
          {nearest.length > 0 ? (
            <FormattedMessage {...messages.nearest} values={{ word, words: nearest.join(', ') }} />
          ) : (
            <FormattedMessage {...messages.nothingNear} values={{ word }} />
          )}
        </li>
      ))}
    </ul>
  );
};

/** For administrators: shows what to stock, to describe differently, or to add as a name. `tabs`: the pages of the desk. */
export const SearchesPage = ({ tabs }: { tabs: ReactNode }) => {
  const api = useApi();
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(emptySearchesQuery(api));
  return (
    <AccountFrame
      title={<FormattedMessage {...messages.title} />}
      aside={data && <span className={list.total}>{formatMessage(messages.total, { count: data.totalCount })}</span>}
    >
      <PageTitle message={messages.title} />
      {tabs}
      <p className={desk.lead}>{formatMessage(messages.lead)}</p>
      {error && !data && <LoadFailedNotice error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton row={undefined} />}
      {data?.searches.length === 0 && <NothingHere title={messages.none} hint={messages.noneHint} />}
      {data && data.searches.length > 0 && (
        <DeskTable
          heads={[messages.query, messages.count, messages.unopened, messages.last, messages.help]}
          className={classes.queries}
        >
          {data.searches.map(({ query, count, unopened, lastAt, unknown }) => (
            <tr key={query}>
              <th scope="row">
                <Link to="/$region/parts-finder" search={{ keywords: query }} title={formatMessage(messages.again)}>
                  {query}
                </Link>
              </th>
              <td data-figure>
                <span className={classes.label}>{formatMessage(messages.count)}</span> <FormattedNumber value={count} />
              </td>
              <td data-figure>
                <span className={classes.label}>{formatMessage(messages.unopened)}</span>{' '}
                <FormattedNumber value={unopened} />
              </td>
              <td data-figure>
                <span className={classes.label}>{formatMessage(messages.last)}</span> <RegionDay at={lastAt} />
              </td>
              <td>{unopened < count && <Help unknown={unknown} />}</td>
            </tr>
          ))}
        </DeskTable>
      )}
      {data && data.searches.length > 0 && (
        <Button
          variant="default"
          mt="md"
          component="a"
          download="searches-without-results.csv"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(searchesCsv(data.searches))}`}
          text={messages.csv}
        />
      )}
      {data && <EverydayRows rows={data.rows} />}
    </AccountFrame>
  );
};
