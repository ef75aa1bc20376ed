import { NotFound } from '../app/not-found.tsx';
import { RangeScreen } from '../features/range/components/range-screen.tsx';
import { parseRangePath } from '../features/range/model/range-path.ts';
import { rangeAt } from '../features/services/model/services.ts';
import { rangeRoute } from './range-route.ts';

export const RangeRoutePage = () => {
  const { region, _splat = '' } = rangeRoute.useParams();
  const path = parseRangePath(rangeAt(_splat));
  const notFound = <NotFound region={region} />;
  return path ? <RangeScreen path={path} notFound={notFound} /> : notFound;
};
