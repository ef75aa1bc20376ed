import type { RangeSizes } from '@southline/rest/types';
import { getRouteApi } from '@tanstack/react-router';
import { NotFound } from '../app/not-found.tsx';
import { AddToCart } from '../features/cart/components/add-to-cart.tsx';
import { SizeTable } from '../features/parts/components/size-table.tsx';
import { RangeScreen } from '../features/range/components/range-screen.tsx';
import { parseRangePath } from '../features/range/model/range-path.ts';
import { rangeAt } from '../features/services/model/services.ts';
import type { BuyProps } from '../shared/parts/buyable.ts';

const Buy = (props: BuyProps) => <AddToCart {...props} vehicleSlug={undefined} />;
const SizesSoldHere = ({ sizes }: { sizes: RangeSizes }) => <SizeTable sizes={sizes} Buy={Buy} />;

const route = getRouteApi('/$region/products/$');

export const RangeRoutePage = () => {
  const { region, _splat = '' } = route.useParams();
  const path = parseRangePath(rangeAt(_splat));
  const notFound = <NotFound region={region} />;
  return path ? <RangeScreen path={path} notFound={notFound} Sizes={SizesSoldHere} /> : notFound;
};
