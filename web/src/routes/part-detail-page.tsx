import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo } from 'react';
import { cartQuery } from '../features/cart/api/cart-query.ts';
import { AddToCart } from '../features/cart/components/add-to-cart.tsx';
import { FavouriteHeart } from '../features/favourites/components/favourite-heart.tsx';
import { FitCheck } from '../features/finder/components/fit-check.tsx';
import { JobIndex } from '../features/jobs/components/job-index.tsx';
import { BoughtTogether } from '../features/parts/components/bought-together.tsx';
import { PartDetail } from '../features/parts/components/part-detail.tsx';
import { PartMarkProvider } from '../features/parts/components/part-mark.tsx';
import { useApi } from '../shared/http/api-context.ts';
import { sessionQuery } from '../shared/http/session-query.ts';
import type { BuyProps } from '../shared/parts/buyable.ts';
import { DeliveryNotice } from '../shared/places/delivery-notice.tsx';
import { type ChosenVehicle, vehicleChosen } from '../shared/store/finder-slice.ts';
import { useAppDispatch, useAppSelector } from '../shared/store/store.ts';

const route = getRouteApi('/$region/part-detail/$productNo');

/** The total of the cart; only requested if the cart is not empty. */
const useInCart = (): number | undefined => {
  const api = useApi();
  const { data: session } = useQuery(sessionQuery(api));
  const filled = (session?.cartCount ?? 0) > 0;
  const { data: cart } = useQuery({ ...cartQuery(api), enabled: filled });
  return filled ? cart?.subTotal : undefined;
};

export const PartDetailRoutePage = () => {
  const { productNo } = route.useParams();
  const { vehicle } = route.useSearch();
  const navigate = route.useNavigate();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => state.finder.vehicle);
  const vehicleSlug = vehicle ?? chosen?.vehicleSlug;
  const inCart = useInCart();
  const Buy = useCallback(
    (props: BuyProps) => <AddToCart {...props} vehicleSlug={vehicleSlug} prominent />,
    [vehicleSlug],
  );
  const choose = useCallback(
    (found: ChosenVehicle) => {
      dispatch(vehicleChosen(found));
      // Removes the vehicle from the URL, because the URL may name another one.
      void navigate({ search: {}, replace: true, resetScroll: false });
    },
    [dispatch, navigate],
  );
  const Check = useCallback(
    ({ children }: { children: ReactNode }) => (
      <FitCheck vehicle={chosen} slug={vehicleSlug ?? ''} onChoose={choose}>
        {children}
      </FitCheck>
    ),
    [chosen, vehicleSlug, choose],
  );
  const below = useMemo(
    () => (
      <>
        <BoughtTogether productNo={productNo} vehicleSlug={vehicleSlug} Buy={Buy} />
        {vehicleSlug && <JobIndex vehicle={vehicleSlug} part={productNo} />}
      </>
    ),
    [productNo, vehicleSlug, Buy],
  );
  return (
    <PartMarkProvider value={FavouriteHeart}>
      <DeliveryNotice />
      <PartDetail
        key={productNo}
        productNo={productNo}
        vehicleSlug={vehicleSlug}
        Buy={Buy}
        FitCheck={Check}
        inCart={inCart}
        below={below}
      />
    </PartMarkProvider>
  );
};
