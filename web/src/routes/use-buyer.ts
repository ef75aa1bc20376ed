import { useQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { profileQuery } from '../features/account/api/profile-query.ts';
import { deliveryAddressesQuery } from '../features/cart/api/delivery-addresses-query.ts';
import { type Buyer, hasAddress } from '../features/cart/model/buyer.ts';
import { useApi } from '../shared/http/api-context.ts';
import { sessionQuery } from '../shared/http/session-query.ts';

// Loaded on demand, because most visitors never open it.
const Join = lazy(() =>
  import('../features/account/components/join-dialog.tsx').then((file) => ({ default: file.JoinDialog })),
);

/** The buyer; null until the session is known. If the account cannot be read, the visitor can still buy as a guest. */
export const useBuyer = (): Buyer | null => {
  const api = useApi();
  const session = useQuery(sessionQuery(api));
  const signedIn = session.data?.signedIn ?? false;
  const profile = useQuery({ ...profileQuery(api), enabled: signedIn });
  const details = profile.data ?? null;
  const homeless = details !== null && !hasAddress(details, api.region);
  const sites = useQuery({ ...deliveryAddressesQuery(api), enabled: homeless });
  const known = signedIn
    ? profile.isError || (details !== null && (!homeless || sites.data !== undefined || sites.isError))
    : session.data !== undefined || session.isError;
  const lastSite = sites.data?.[0] ?? null;
  const membershipNo = session.data?.user?.membershipNo ?? '';
  return useMemo(() => {
    if (!known) return null;
    return signedIn ? { kind: 'member', membershipNo, details, lastSite } : { kind: 'guest', Join };
  }, [known, signedIn, membershipNo, details, lastSite]);
};
