import { getRouteApi } from '@tanstack/react-router';
import { NotFound } from '../app/not-found.tsx';
import { RangeScreen } from '../features/range/components/range-screen.tsx';
import { parseRangePath } from '../features/range/model/range-path.ts';
import { rangeAt } from '../features/services/model/services.ts';

const route = getRouteApi('/$region/products/$');

export const RangeRoutePage = () => {
  const { region, _splat = '' } = route.useParams();
  const path = parseRangePath(rangeAt(_splat));
  const notFound = <NotFound region={region} />;
  return path ? <RangeScreen path={path} notFound={notFound} /> : notFound;
};
