import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatchRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import { sessionQuery } from '../../shared/http/session-query.ts';
import { regionVisited } from '../../shared/store/preferences-slice.ts';
import { useAppDispatch } from '../../shared/store/store.ts';
import { messages } from '../messages.ts';
import { CartBar } from './cart-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { usePageAnnouncements } from './page-announcements.ts';
import classes from './shell.module.css';

export const Shell = () => {
  const api = useApi();
  const { region } = api;
  const count = useQuery(sessionQuery(api)).data?.cartCount ?? 0;
  const atCart = useMatchRoute()({ to: '/$region/cart' });
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(regionVisited(region));
  }, [dispatch, region]);
  usePageAnnouncements();
  return (
    <>
      <a className={classes.skip} href="#content">
        <FormattedMessage {...messages.skip} />
      </a>
      <Header />
      <main id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {count > 0 && !atCart && <CartBar count={count} />}
    </>
  );
};
