import { AddToCart } from '../features/cart/components/add-to-cart.tsx';
import { PartDetail } from '../features/parts/components/part-detail.tsx';
import { partDetailRoute } from './part-detail-route.ts';

export const PartDetailRoutePage = () => {
  const { productNo } = partDetailRoute.useParams();
  return <PartDetail key={productNo} productNo={productNo} Buy={AddToCart} />;
};
