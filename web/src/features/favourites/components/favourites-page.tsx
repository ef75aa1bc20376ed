import { Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import list from '../../../shared/lists/list.module.css';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import { SortPicker } from '../../../shared/lists/sort-picker.tsx';
import { PartNumber } from '../../../shared/parts/part-number.tsx';
import { useAppSelector } from '../../../shared/store/store.ts';
import { useAnnounce } from '../../../shared/ui/announcer.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import nothing from '../../../shared/ui/nothing-here.module.css';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import { useChangeFavourite } from '../api/change-favourite.ts';
import { type Favourite, favouritesQuery } from '../api/favourite-queries.ts';
import { type Offer, offersQuery } from '../api/offers.ts';
import { messages } from '../messages.ts';
import { type FavouritesSearch, listOptions, sortedBy } from '../model/favourites-search.ts';
import { AddAll } from './add-all.tsx';
import { Picture, ReplacedBy } from './favourite-parts.tsx';
import { FavouriteTable } from './favourite-table.tsx';
import classes from './favourites.module.css';
import { Buying, Figures } from './offer-cells.tsx';
import { RemoveButton } from './remove-button.tsx';
import type { RowsProps } from './rows.ts';

const rows = [1, 2, 3, 4, 5];

/** As high as the real rows. */
const FavouritesSkeleton = () => (
  <div className={list.skeleton}>
    {rows.map((row) => (
      <div key={row} className={list.skeletonRow}>
        <Skeleton width={64} height={64} />
        <Skeleton width={96} height={18} />
        <Skeleton width="46%" height={18} />
      </div>
    ))}
  </div>
);

/** The list of a phone. */
const FavouriteCards = ({ rows, offers, onRemove }: RowsProps) => (
  <ul className={list.cards}>
    {rows.map((row) => (
      <li key={row.partnumber} className={classes.card}>
        <Picture favourite={row} size={72} />
        <div>
          <PartNumber number={row.partnumber} />
          <p>
            <CatalogueWord word={row.description} />
          </p>
          <ReplacedBy favourite={row} />
          <p className={classes.cardDate}>
            <FormattedMessage {...messages.dateAdded} /> <RegionDay at={row.dateAdded} />
          </p>
        </div>
        <RemoveButton favourite={row} onRemove={onRemove} />
        <div className={classes.cardOffer}>
          <Figures offer={offers.get(row.partnumber)} />
          <Buying offer={offers.get(row.partnumber)} />
        </div>
      </li>
    ))}
  </ul>
);

type RemoveDialogProps = { favourite: Favourite; onClose: () => void; onRemoved: (favourite: Favourite) => void };

const RemoveDialog = ({ favourite, onClose, onRemoved }: RemoveDialogProps) => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useChangeFavourite();
  const { partnumber } = favourite;
  const remove = () => mutate({ partno: partnumber, wanted: false }, { onSuccess: () => onRemoved(favourite) });
  return (
    <Dialog onClose={onClose} title={<FormattedMessage {...messages.confirmation} />}>
      <p className={classes.question}>{formatMessage(messages.removeSure, { partnumber })}</p>
      <ErrorNotice error={error} />
      <Group gap={10} mt={18}>
        <Button loading={isPending} onClick={remove} data-autofocus text={messages.remove} />
        <Button variant="default" onClick={onClose} text={messages.keep} />
      </Group>
    </Dialog>
  );
};

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
        empty={
          <NothingHere title={messages.empty} hint={messages.emptyHint}>
            <Link to="/$region/parts-finder" className={nothing.way} text={messages.toFinder} />
          </NothingHere>
        }
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
