import { TextInput } from '@mantine/core';
import { type ComponentType, type FormEvent, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCardNumberText } from '../../../shared/forms/use-card-number-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import { MOST_KEYWORDS, type SiteSearch } from '../model/site-search.ts';
import type { OfferSlot } from './result-list.tsx';
import classes from './search-page.module.css';
import { type PartsSlot, SearchResults } from './search-results.tsx';
import { SearchWays } from './search-ways.tsx';

type KeywordFormProps = {
  /** The keywords of the search that is shown. */
  keywords: string;
  /** Empty: ends the search and removes the results. */
  onSearch: (keywords: string) => void;
};

const KeywordForm = ({ keywords, onSearch }: KeywordFormProps) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(keywords);
  const [missing, setMissing] = useState(false);
  const cardText = useCardNumberText();
  useEffect(() => setTyped((before) => (keywords === '' && before.trim() === '' ? before : keywords)), [keywords]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const asked = typed.trim();
    setMissing(asked === '');
    if (!cardText(asked)) onSearch(asked);
  };
  return (
    <search>
      <form className={classes.form} onSubmit={search} noValidate>
        <TextInput
          data-search-box
          name="q"
          size="md"
          className={classes.box}
          label={formatMessage(messages.keywords)}
          placeholder={formatMessage(messages.hint)}
          value={typed}
          maxLength={MOST_KEYWORDS}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          error={cardText(typed) ?? (missing && formatMessage(messages.required))}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <Button type="submit" size="md" className={classes.go} text={messages.go} />
      </form>
    </search>
  );
};

/** Shown before a search: the pages that most searches lead to. */
const StartWays = () => {
  const { formatMessage } = useIntl();
  const more = (
    <>
      <li>
        <Link to="/$region/southline-downloads">{formatMessage(messages.downloads)}</Link>
      </li>
      <li>
        <Link to="/$region/contact-us">{formatMessage(messages.contact)}</Link>
      </li>
    </>
  );
  return <SearchWays hint={messages.startHint} after={more} />;
};

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
