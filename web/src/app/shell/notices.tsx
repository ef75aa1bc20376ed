import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useApi } from '../../shared/http/api-context.ts';
import { cartMergedQuery } from '../../shared/http/cart-merged.ts';
import { sessionQuery } from '../../shared/http/session-query.ts';
import { ScreenTexts } from '../../shared/i18n/screen-texts.tsx';
import { hasNew } from '../../shared/store/garage-slice.ts';
import { useAppSelector } from '../../shared/store/store.ts';
import { useLateNotices } from './use-late-notices.tsx';
import { GARAGE } from './vehicle-entry.tsx';

// Shown after signing in with parts in the cart.
const CartMerged = lazy(() => import('./cart-merged.tsx').then((file) => ({ default: file.CartMerged })));

// Shown after signing in on a device that remembers vehicles.
const SaveOffer = lazy(() =>
  import('../../features/garage/components/save-offer.tsx').then((file) => ({ default: file.SaveOffer })),
);

/** Notices above every page. */
export const Notices = ({ atCart }: { atCart: boolean }) => {
  const api = useApi();
  const { signedIn = false } = useQuery(sessionQuery(api)).data ?? {};
  const { data: merged = [] } = useQuery(cartMergedQuery);
  const late = useLateNotices(atCart);
  const offers = useAppSelector(({ garage }) => hasNew(garage));
  return (
    <>
      {late}
      {merged.length > 0 && (
        <Suspense fallback={null}>
          <CartMerged lines={merged} />
        </Suspense>
      )}
      {offers && signedIn && !atCart && (
        <Suspense fallback={null}>
          <ScreenTexts api={api} screens={GARAGE} fallback={null}>
            <SaveOffer />
          </ScreenTexts>
        </Suspense>
      )}
    </>
  );
};
