import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { PlateEntry } from '../features/finder/components/plate-entry.tsx';
import { HomePage } from '../features/home/components/home-page.tsx';
import { ProductThumbnails } from '../features/home/components/product-thumbnails.tsx';
import { PromotionBanner } from '../features/home/components/promotion-banner.tsx';
import { rangePageQuery } from '../features/range/api/range-queries.ts';
import { promotionBannerQuery } from '../shared/content/flags.ts';
import { useApi } from '../shared/http/api-context.ts';
import { forgetting } from '../shared/http/personal-data.ts';
import { sessionQuery } from '../shared/http/session-query.ts';
import { type ChosenVehicle, vehicleChosen } from '../shared/store/finder-slice.ts';
import { useAppDispatch } from '../shared/store/store.ts';

const MemberHome = lazy(() => import('./member-home.tsx').then((file) => ({ default: file.MemberHome })));

export const HomeRoutePage = () => {
  const api = useApi();
  const { data: range } = useQuery(rangePageQuery(api, ''));
  const { data: banner } = useQuery(promotionBannerQuery(api));
  const { data: session } = useQuery(sessionQuery(api));
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const choose = (vehicle: ChosenVehicle) => {
    dispatch(vehicleChosen(vehicle));
    const search = { vehicle: vehicle.vehicleSlug };
    void navigate({ to: '/$region/parts-finder', params: { region: api.region }, search });
  };
  const isLeaving = useIsMutating({ mutationKey: forgetting }) > 0;
  return (
    <HomePage
      plate={<PlateEntry onChoose={choose} />}
      banner={banner && <PromotionBanner />}
      range={range && <ProductThumbnails products={range.childrenList} />}
      own={session?.user?.userType === 'Member' && !isLeaving && <MemberHome />}
    />
  );
};
