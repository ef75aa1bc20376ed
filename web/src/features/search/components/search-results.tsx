import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '../../../shared/brand/contact.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { PageLinks } from '../../../shared/lists/page-links.tsx';
import { useAnnounce } from '../../../shared/ui/announcer.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { type SiteResults, siteSearchQuery } from '../api/site-search-query.ts';
import { messages } from '../messages.ts';
import { type OfferSlot, ResultList } from './result-list.tsx';
import classes from './search-page.module.css';
import { SearchWays } from './search-ways.tsx';

/** Shown if nothing was found: the next steps. */
const NoResults = ({ q }: { q: string }) => {
  const inFinder = (
    <li>
      <Link to="/$region/parts-finder" search={{ keywords: q }}>
        <FormattedMessage {...messages.finder} values={{ query: q }} />
      </Link>
    </li>
  );
  return <SearchWays hint={messages.noneHint} before={inFinder} />;
};

/** Beside the results: the parts search with the same words, and the pages that answer most questions. */
const MoreWays = ({ q }: { q: string }) => {
  const { formatMessage } = useIntl();
  return (
    <aside className={classes.more}>
      <h2>{formatMessage(messages.more)}</h2>
      <ul>
        <li>
          <Link to="/$region/parts-finder" search={{ keywords: q }}>
            <FormattedMessage {...messages.finder} values={{ query: q }} />
          </Link>
        </li>
        <li>
          <Link to="/$region/order-status/{-$token}" params={{ token: undefined }} text={messages.orderStatus} />
        </li>
        <li>
          <Link to="/$region/contact-us">{formatMessage(messages.contact)}</Link>
        </li>
      </ul>
      <a href={SUPPORT_PHONE_HREF}>{SUPPORT_PHONE}</a>
    </aside>
  );
};

const PAGE_SIZE = 10;
const ROWS = Array.from({ length: PAGE_SIZE }, (_, row) => row);

const ResultSkeleton = () => (
  <div aria-hidden="true" data-testid="search-skeleton">
    {ROWS.map((row) => (
      <div key={row} className={classes.result}>
        <Skeleton width="46%" height={18} mb={10} />
        <Skeleton width="30%" height={12} mb={10} />
        <Skeleton width="78%" height={13} />
      </div>
    ))}
  </div>
);

const foundValues = ({ seachInfo }: SiteResults) => ({
  total: seachInfo.searchTotalResultCount,
  formatted: seachInfo.formattedSearchTotalResultCount,
  seconds: seachInfo.formattedSearchTime,
});

/** The parts that the catalogue finds, or `otherwise` if it finds none. */
export type PartsSlot = ComponentType<{ keywords: string; otherwise: ReactNode }>;

/** How many results there are, also said to screen readers. */
const Count = ({ words, isNone = false }: { words: string; isNone?: boolean }) => {
  const announce = useAnnounce();
  useEffect(() => announce(words), [words, announce]);
  return (
    <p className={classes.count} data-none={isNone || undefined}>
      {words}
    </p>
  );
};

type Props = { q: string; page: number; Offer: OfferSlot; Parts: PartsSlot };

export const SearchResults = ({ q, page, Offer, Parts }: Props) => {
  const api = useApi();
  const { formatMessage } = useIntl();
  const { options } = useRouter();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(siteSearchQuery(api, { q, page, language }));
  const total = data?.seachInfo.searchTotalResultCount;

  if (error && !data) {
    return (
      <Notice kind="error" title={<FormattedMessage {...messages.failed} />}>
        <p>
          <ErrorText error={error} />
        </p>
        <Button mt="sm" variant="outline" onClick={() => void refetch()} text={messages.again} />
      </Notice>
    );
  }
  return (
    <div className={classes.columns}>
      <section aria-label={formatMessage(messages.results)} aria-busy={!data}>
        {!data && <p className={classes.count}>{formatMessage(messages.searching)}</p>}
        {data && total !== 0 && <Count words={formatMessage(messages.found, foundValues(data))} />}
        {total === 0 && <Parts keywords={q} otherwise={<Count words={formatMessage(messages.none)} isNone />} />}
        {data?.seachInfo.correctedKeywords && (
          <p className={classes.corrected}>
            <FormattedMessage {...messages.corrected} values={{ words: data.seachInfo.correctedKeywords }} />
          </p>
        )}
        {!data && <ResultSkeleton />}
        {total === 0 && <NoResults q={q} />}
        {data && total !== 0 && data.searchResults.length === 0 && (
          <p>
            <FormattedMessage {...messages.beyond} />{' '}
            <Link to="/$region/context-search" search={{ q }}>
              <FormattedMessage {...messages.first} />
            </Link>
          </p>
        )}
        {data && (
          <ResultList
            Offer={Offer}
            results={data.searchResults}
            basePath={options.basepath === '/' ? '' : (options.basepath ?? '')}
            from={(page - 1) * PAGE_SIZE + 1}
          />
        )}
        {data && <PageLinks page={page} last={data.seachInfo.totalPageCount} label={messages.pages} />}
      </section>
      {data && total !== 0 && <MoreWays q={q} />}
    </div>
  );
};
