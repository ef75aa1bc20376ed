import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import type { SiteSearch } from '../model/site-search.ts';
import { KeywordForm } from './keyword-form.tsx';
import type { OfferSlot } from './result-list.tsx';
import classes from './search-page.module.css';
import { type PartsSlot, SearchResults } from './search-results.tsx';
import { StartWays } from './start-ways.tsx';

type Props = {
  search: SiteSearch;
  onSearch: (keywords: string) => void;
  Offer: OfferSlot;
  /** Shown above all other results. */
  Fitting: ComponentType<{ keywords: string }>;
  /** Shown if no page, document or part has all the words. */
  Parts: PartsSlot;
};

export const SearchPage = ({ search: { q, page = 1 }, onSearch, Offer, Fitting, Parts }: Props) => {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  return (
    <div className={classes.whole}>
      <title>{`${q ? formatMessage(messages.titleOf, { query: q }) : title} · Southline`}</title>
      <h1>{title}</h1>
      <p className={classes.lead}>{formatMessage(messages.lead)}</p>
      <KeywordForm keywords={q ?? ''} onSearch={onSearch} />
      {q && page === 1 && <Fitting keywords={q} />}
      {q ? <SearchResults q={q} page={page} Offer={Offer} Parts={Parts} /> : <StartWays />}
    </div>
  );
};
