import { Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CatalogueWord, useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { downloadsQuery } from '../api/downloads-query.ts';
import { messages } from '../messages.ts';
import { anchorOf, filterDownloads } from '../model/downloads.ts';
import classes from './downloads.module.css';
import { FamilyTable } from './family-table.tsx';

export const DownloadsPage = () => {
  const { formatMessage } = useIntl();
  const [filter, setFilter] = useState('');
  const { data, error, refetch } = useQuery(downloadsQuery(useApi()));
  const families = filterDownloads(data ?? [], filter, useCatalogueWords());
  return (
    <div className={classes.page}>
      <PageTitle message={messages.title} />
      <h1 className={classes.title}>{formatMessage(messages.title)}</h1>
      <p className={classes.lead}>{formatMessage(messages.lead)}</p>
      <div className={classes.columns}>
        <div className={classes.side}>
          <TextInput
            type="search"
            label={formatMessage(messages.filter)}
            placeholder={formatMessage(messages.filterHint)}
            value={filter}
            onChange={({ currentTarget }) => setFilter(currentTarget.value)}
          />
          {families.length > 0 && (
            <nav aria-label={formatMessage(messages.jump)}>
              <ul className={classes.jump}>
                {families.map(({ family, rows }) => (
                  <li key={family}>
                    <a href={`#${anchorOf(family)}`}>
                      <CatalogueWord word={family} />
                      <span aria-hidden="true">{rows.length}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <div>
          {error && <LoadFailed error={error} onRetry={refetch} />}
          {!data && !error && <Skeleton height={560} aria-busy="true" />}
          <div role="status">
            {data && families.length === 0 && (
              <p>
                <FormattedMessage {...messages.none} />{' '}
                <Button variant="subtle" size="compact-sm" onClick={() => setFilter('')} text={messages.clear} />
              </p>
            )}
          </div>
          {families.map((family) => (
            <FamilyTable key={family.family} {...family} />
          ))}
        </div>
      </div>
    </div>
  );
};
