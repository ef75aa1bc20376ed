import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import type { Api } from '../http/api-client.ts';
import { sessionQuery } from '../http/session-query.ts';
import { returnPath } from './return-path.ts';
import type { SignInReason } from './sign-in-search.ts';

type Entering = { context: { api: Api; queryClient: QueryClient }; location: { href: string }; preload: boolean };

/** For `beforeLoad` of account pages: visitors who are not signed in go to sign-in, and return afterwards. */
export const requireSignedIn = async (entering: Entering): Promise<void> => {
  const { context, location, preload } = entering;
  const { api, queryClient } = context;
  const session = await queryClient.fetchQuery(sessionQuery(api));
  if (session.signedIn) return;
  if (!preload) returnPath.remember(location.href);
  throw redirect({ to: '/$region/sign-in', params: { region: api.region }, search: { re: 'unauthorised' } });
};

/** For staff pages; a member gets a "not found" page. It runs before the region's frame exists. */
export const requireStaff = async (entering: Entering): Promise<void> => {
  await requireSignedIn(entering);
  const { api, queryClient } = entering.context;
  const { user } = await queryClient.fetchQuery(sessionQuery(api));
  if (user?.userType === 'Member') throw notFound({ routeId: '__root__' });
};

/**
 * For the sign-in pages: a signed-in visitor is redirected away. Not with `unauthorised`: a page that refuses a stale session
 * would otherwise cause a redirect loop. Not with `new-email`: the link may belong to another account than the signed-in one. Not
 * with `closed`: the session of the closed account is still in the cache.
 */
export const requireGuest = async (
  { context: { api, queryClient } }: Pick<Entering, 'context'>,
  re?: SignInReason,
): Promise<void> => {
  if (re === 'unauthorised' || re === 'new-email' || re === 'closed') return;
  const session = await queryClient.fetchQuery(sessionQuery(api));
  if (!session.signedIn) return;
  const to = re === 'parts-finder' ? '/$region/parts-finder' : '/$region';
  throw redirect({ to, params: { region: api.region }, replace: true });
};
