import { Outlet, useMatchRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import { regionVisited } from '../../shared/store/preferences-slice.ts';
import { useAppDispatch } from '../../shared/store/store.ts';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { Live } from '../live.tsx';
import { messages } from '../messages.ts';
import { CartBar } from './cart-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import { usePageAnnouncements } from './page-announcements.ts';
import classes from './shell.module.css';

/** It reads no query itself: each answer would render the whole page again. */
export const Shell = () => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const match = useMatchRoute();
  const atCart = Boolean(match({ to: '/$region/cart' }) || match({ to: '/$region/checkout' }));
  // The order pad has its own bar on this page.
  const atPad = match({ to: '/$region/quick-order' });
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(regionVisited(region));
  }, [dispatch, region]);
  usePageAnnouncements();
  return (
    <>
      <SkipLink to="content">{formatMessage(messages.skip)}</SkipLink>
      <Header />
      <main id="content" className={classes.main} tabIndex={-1}>
        <Notices atCart={atCart} />
        <Outlet />
      </main>
      <Footer />
      <Live />
      {!atCart && !atPad && <CartBar />}
    </>
  );
};
