import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { type ChosenVehicle, finderReset, vehicleChosen } from '../../../shared/store/finder-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/store.ts';
import { MOBILE } from '../../../shared/ui/breakpoints.ts';
import { categoriesQuery } from '../api/category-queries.ts';
import { messages } from '../messages.ts';
import type { FinderSearch } from '../model/finder-search.ts';
import { labelOfSlug, vehicleLabel } from '../model/vehicle-label.ts';
import { CategoryIndex } from './category-index.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { FinderBar } from './finder-bar.tsx';
import classes from './finder-page.module.css';
import { MobilePanel } from './mobile-panel.tsx';
import { QuickLinks } from './quick-links.tsx';
import { StartHints } from './start-hints.tsx';

// Neither is there before somebody opens it.
const VehicleModal = lazy(() => import('./vehicle-modal.tsx').then((file) => ({ default: file.VehicleModal })));
const CategoryDrawer = lazy(() => import('./category-drawer.tsx').then((file) => ({ default: file.CategoryDrawer })));

type Props = {
  search: FinderSearch;
  /** The list for what the address asks for; null when it asks for none yet. Gets the name of the chosen category. */
  results: ((categoryName: string | undefined) => ReactNode) | null;
  /** What stands on the page before anything was asked. */
  start: ReactNode;
};

const unknownVehicle = (vehicleSlug: string) => ({ vehicleSlug, vehicleID: '', vehicleKType: '' });

export const FinderPage = ({ search, results, start }: Props) => {
  const api = useApi();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const mobile = useMediaQuery(MOBILE, false, { getInitialValueInEffect: false });
  const stored = useAppSelector((state) => state.finder.vehicle);
  const [drawerOpen, drawer] = useDisclosure(false);

  const go = (next: FinderSearch, replace = false) =>
    void navigate({ to: '/$region/parts-finder', params: { region: api.region }, search: next, replace });

  // Nothing asked for: the vehicle of the last visit is what the page shows, so it belongs into the address.
  const { choose = false, ...asked } = search;
  const untouched = Object.keys(asked).length === 0;
  useEffect(() => {
    if (untouched && !choose && stored) go({ vehicle: stored.vehicleSlug }, true);
  });

  const slug = search.vehicle;
  const known = stored && stored.vehicleSlug === slug ? stored : null;
  const label = slug ? (known ? vehicleLabel(known) : labelOfSlug(slug)) : null;
  const categories = useQuery(categoriesQuery(api, slug ? (known ?? unknownVehicle(slug)) : null));
  const top = categories.data?.find((each) => each.categoryID === search.top);
  const sub = top?.partSubCategorys.find((each) => each.categoryID === search.sub);

  const chooseVehicle = (vehicle: ChosenVehicle) => {
    dispatch(vehicleChosen(vehicle));
    go({ vehicle: vehicle.vehicleSlug });
  };
  const reset = () => {
    dispatch(finderReset());
    go({});
  };
  const bar = {
    vehicle: label,
    partNo: search.part ?? '',
    canReset: !untouched,
    onSearchPart: (part: string) => go({ part, vehicle: slug }),
    onReset: reset,
  };
  const openModal = () => go({ ...asked, choose: true }, true);
  const closeModal = () => go(asked, true);
  const menu = <CategoryMenu categories={categories.data} search={search} onChoose={drawer.close} />;
  return (
    <>
      <title>Parts Finder · Southline</title>
      {mobile ? (
        <MobilePanel
          key={slug ?? search.part ?? ''}
          {...bar}
          onChooseVehicle={chooseVehicle}
          onOpenCategories={slug ? drawer.open : null}
        />
      ) : (
        <>
          <QuickLinks active={search.category} onChoose={() => dispatch(finderReset())} />
          <FinderBar {...bar} onOpenVehicle={openModal} />
        </>
      )}
      <Suspense fallback={null}>
        {choose && !mobile && <VehicleModal opened onClose={closeModal} onChoose={chooseVehicle} />}
        {drawerOpen && <CategoryDrawer onClose={drawer.close}>{menu}</CategoryDrawer>}
      </Suspense>
      <div className={classes.page} data-menu={(slug && !mobile) || undefined}>
        {slug && !mobile && <aside className={classes.menu}>{menu}</aside>}
        <div className={classes.main}>
          {results?.(sub?.categoryName ?? top?.categoryName)}
          {!results && <h1 className={classes.title}>{label?.name ?? <FormattedMessage {...messages.title} />}</h1>}
          {!results && slug && categories.data && <CategoryIndex categories={categories.data} vehicle={slug} />}
          {!results && slug && categories.error && <p role="alert">{categories.error.message}</p>}
          {!results && !slug && (
            <>
              {!mobile && <StartHints onOpenVehicle={openModal} />}
              <div className={classes.start}>{start}</div>
            </>
          )}
        </div>
      </div>
    </>
  );
};
