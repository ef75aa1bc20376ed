import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatchRoute } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import { cartMergedQuery } from '../../shared/http/cart-merged.ts';
import { sessionQuery } from '../../shared/http/session-query.ts';
import { ScreenTexts } from '../../shared/i18n/screen-texts.tsx';
import { hasNew } from '../../shared/store/garage-slice.ts';
import { regionVisited } from '../../shared/store/preferences-slice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/store.ts';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { Live } from '../live.tsx';
import { messages } from '../messages.ts';
import { CartBar } from './cart-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { usePageAnnouncements } from './page-announcements.ts';
import classes from './shell.module.css';
import { useOffline } from './use-offline.ts';
import { GARAGE } from './vehicle-entry.tsx';

// Once in a while, after signing in with something in the cart.
const CartMerged = lazy(() => import('./cart-merged.tsx').then((file) => ({ default: file.CartMerged })));

// After signing in on a device that remembers vehicles.
const KeepOffer = lazy(() =>
  import('../../features/garage/components/keep-offer.tsx').then((file) => ({ default: file.KeepOffer })),
);

export const Shell = () => {
  const api = useApi();
  const { region } = api;
  const { cartCount: count = 0, signedIn = false } = useQuery(sessionQuery(api)).data ?? {};
  const { data: merged = [] } = useQuery(cartMergedQuery);
  const Offline = useOffline();
  const match = useMatchRoute();
  const atCart = match({ to: '/$region/cart' }) || match({ to: '/$region/checkout' });
  // The pad has a bar of its own there.
  const atPad = match({ to: '/$region/quick-order' });
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(regionVisited(region));
  }, [dispatch, region]);
  usePageAnnouncements();
  const offers = useAppSelector(({ garage }) => hasNew(garage));
  return (
    <>
      <SkipLink to="content">
        <FormattedMessage {...messages.skip} />
      </SkipLink>
      <Header />
      <main id="content" className={classes.main} tabIndex={-1}>
        {Offline && <Offline />}
        {merged.length > 0 && (
          <Suspense fallback={null}>
            <CartMerged lines={merged} />
          </Suspense>
        )}
        {offers && signedIn && !atCart && (
          <Suspense fallback={null}>
            <ScreenTexts api={api} screens={GARAGE} fallback={null}>
              <KeepOffer />
            </ScreenTexts>
          </Suspense>
        )}
        <Outlet />
      </main>
      <Footer />
      <Live />
      {count > 0 && !atCart && !atPad && <CartBar count={count} />}
    </>
  );
};
