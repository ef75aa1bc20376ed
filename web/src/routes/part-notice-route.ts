import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { holdToken } from '../features/account/model/mailed-token.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { NotFoundHere, regionRoute } from './region-route.tsx';

/** Links of mails about parts. Reads the token and removes it from the URL before anything is shown or requested. */
export const partNoticeRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'part-notice/$action/{-$token}',
  staticData: { seenBy: 'visitor', secret: true, screens: ['parts'] },
  beforeLoad: ({ context: { api, queryClient }, params: { action, token } }) => {
    if (action !== 'confirm' && action !== 'end') throw notFound();
    if (!token) return;
    holdToken(queryClient, `notice-${action}`, token);
    throw redirect({
      to: '/$region/part-notice/$action/{-$token}',
      params: { region: api.region, action, token: undefined },
      replace: true,
    });
  },
  component: lazyPage(() => import('./part-notice-page.tsx'), 'PartNoticeRoutePage'),
  notFoundComponent: NotFoundHere,
});
