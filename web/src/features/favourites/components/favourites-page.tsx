import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import list from '../../../shared/lists/list.module.css';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import { SortPicker } from '../../../shared/lists/sort-picker.tsx';
import { useAppSelector } from '../../../shared/store/store.ts';
import { useAnnounce } from '../../../shared/ui/announcer.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import { type Favourite, favouritesQuery } from '../api/favourite-queries.ts';
import { type Offer, offersQuery } from '../api/offers.ts';
import { messages } from '../messages.ts';
import { type FavouritesSearch, listOptions, sortedBy } from '../model/favourites-search.ts';
import { AddAll } from './add-all.tsx';
import { EmptyFavourites } from './empty-favourites.tsx';
import { FavouriteCards } from './favourite-cards.tsx';
import { FavouriteTable } from './favourite-table.tsx';
import { FavouritesSkeleton } from './favourites-skeleton.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

const ORDERS = [
  ['dateAdded', 'desc', messages.dateNewest],
  ['dateAdded', 'asc', messages.dateOldest],
  ['partnumber', 'asc', messages.partUp],
  ['partnumber', 'desc', messages.partDown],
  ['description', 'asc', messages.descriptionUp],
  ['description', 'desc', messages.descriptionDown],
] as const;

const noOffers: ReadonlyMap<string, Offer> = new Map();

type Props = { search: FavouritesSearch; onSearch: (search: FavouritesSearch, replace?: boolean) => void };

export const FavouritesPage = ({ search, onSearch }: Props) => {
  const api = useApi();
  const announce = useAnnounce();
  const { formatMessage } = useIntl();
  const mobile = usePhone();
  const [leaving, setLeaving] = useState<Favourite | null>(null);
  const options = listOptions(search);
  const query = useQuery(favouritesQuery(api, options));
  const { data } = query;
  const vehicleSlug = useAppSelector((state) => state.finder.vehicle?.vehicleSlug ?? '');
  const { data: offers = noOffers } = useQuery(offersQuery(api, data?.favourite ?? [], vehicleSlug));

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
        <span className={list.total}>
          {data && data.totalCount > 0 && <FormattedMessage {...messages.total} values={{ count: data.totalCount }} />}
        </span>
      }
    >
      <PageTitle message={messages.title} />
      {data && data.totalCount > 0 && <AddAll count={data.totalCount} />}
      <PagedList
        id="favourites"
        query={query}
        page={options.page}
        onTurn={(page, replace) => onSearch({ ...search, page }, replace)}
        skeleton={<FavouritesSkeleton />}
        empty={<EmptyFavourites />}
      >
        {({ favourite }) => (
          <>
            {mobile && <SortPicker orders={ORDERS} options={options} onSort={onSearch} />}
            <Rows
              rows={favourite}
              offers={offers}
              options={options}
              onSort={(sortBy) => onSearch(sortedBy(options, sortBy))}
              onRemove={setLeaving}
            />
          </>
        )}
      </PagedList>
      {leaving && <RemoveDialog favourite={leaving} onClose={() => setLeaving(null)} onRemoved={removed} />}
    </AccountFrame>
  );
};
