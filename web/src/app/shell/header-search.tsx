import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import { typedSearch } from '../../shared/search/typed-search.ts';
import { SearchIcon } from '../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import classes from './shell.module.css';

export const HeaderSearch = () => {
  const { region } = useApi();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [part, setPart] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (part.trim()) void navigate({ to: '/$region/parts-finder', params: { region }, search: typedSearch(part) });
  };
  return (
    <search className={classes.search}>
      <form className={classes.searchForm} onSubmit={search}>
        <input
          data-search-box
          className={classes.searchBox}
          value={part}
          maxLength={120}
          onChange={(event) => setPart(event.currentTarget.value)}
          placeholder={formatMessage(messages.partNumber)}
          aria-label={formatMessage(messages.partNumber)}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" className={classes.searchGo} aria-label={formatMessage(messages.search)}>
          <SearchIcon size={18} />
        </button>
        {part.trim() && (
          <Link
            to="/$region/context-search"
            params={{ region }}
            search={{ q: part.trim() }}
            className={classes.searchSite}
          >
            <FormattedMessage {...messages.siteSearchFor} values={{ query: part.trim() }} />
          </Link>
        )}
      </form>
    </search>
  );
};
