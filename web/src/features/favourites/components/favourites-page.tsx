import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { isUnauthorised } from '../../../shared/http/api-error.ts';
import { useAnnounce } from '../../../shared/ui/announcer.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import { type Favourite, favouritesQuery } from '../api/favourite-queries.ts';
import { messages } from '../messages.ts';
import { type FavouritesSearch, listOptions, PAGE_SIZE, sortedBy } from '../model/favourites-search.ts';
import { EmptyFavourites } from './empty-favourites.tsx';
import { FavouriteCards } from './favourite-cards.tsx';
import { FavouriteTable } from './favourite-table.tsx';
import classes from './favourites.module.css';
import { FavouritesSkeleton } from './favourites-skeleton.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SortPicker } from './sort-picker.tsx';

type Props = { search: FavouritesSearch; onSearch: (search: FavouritesSearch, replace?: boolean) => void };

export const FavouritesPage = ({ search, onSearch }: Props) => {
  const announce = useAnnounce();
  const { formatMessage } = useIntl();
  const mobile = usePhone();
  const [leaving, setLeaving] = useState<Favourite | null>(null);
  const options = listOptions(search);
  const { data, error, refetch, isPlaceholderData } = useQuery(favouritesQuery(useApi(), options));
  const pages = data ? Math.max(1, Math.ceil(data.totalCount / PAGE_SIZE)) : 1;

  // The last row of the last page was removed, or the address asks for more than there is.
  const beyond = data !== undefined && !isPlaceholderData && options.page > pages;
  useEffect(() => {
    if (beyond) onSearch({ ...search, page: pages > 1 ? pages : undefined }, true);
  });

  const removed = ({ partnumber }: Favourite) => {
    setLeaving(null);
    announce(formatMessage(messages.removed, { number: partnumber }));
    document.getElementById('favourites')?.focus();
  };
  const Rows = mobile ? FavouriteCards : FavouriteTable;
  return (
    <AccountFrame
      title={<FormattedMessage {...messages.title} />}
      aside={
        <span className={classes.total}>
          {data && data.totalCount > 0 && <FormattedMessage {...messages.total} values={{ count: data.totalCount }} />}
        </span>
      }
    >
      <PageTitle message={messages.title} />
      <div id="favourites" tabIndex={-1} className={classes.list} aria-busy={!data || isPlaceholderData}>
        {error && !data && !isUnauthorised(error) && <LoadFailedNotice error={error} onRetry={refetch} />}
        {!data && !error && <FavouritesSkeleton />}
        {data?.totalCount === 0 && <EmptyFavourites />}
        {data && data.totalCount > 0 && (
          <>
            {mobile && <SortPicker options={options} onSort={onSearch} />}
            <Rows
              rows={data.favourite}
              options={options}
              onSort={(sortBy) => onSearch(sortedBy(options, sortBy))}
              onRemove={setLeaving}
            />
            {pages > 1 && (
              <Pager
                page={Math.min(options.page, pages)}
                pages={pages}
                onTurn={(page) => onSearch({ ...search, page })}
              />
            )}
          </>
        )}
      </div>
      {leaving && <RemoveDialog favourite={leaving} onClose={() => setLeaving(null)} onRemoved={removed} />}
    </AccountFrame>
  );
};
