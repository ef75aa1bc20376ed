import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { AddToCart } from '../features/cart/components/add-to-cart.tsx';
import { CompareScreen } from '../features/parts/components/compare-screen.tsx';
import { numbersOf } from '../features/parts/model/comparison.ts';
import type { BuyProps } from '../shared/parts/buyable.ts';

const route = getRouteApi('/$region/compare');

export const ComparePage = () => {
  const { parts, vehicle } = route.useSearch();
  const Buy = useCallback((props: BuyProps) => <AddToCart {...props} vehicleSlug={vehicle} />, [vehicle]);
  return <CompareScreen numbers={numbersOf(parts)} vehicleSlug={vehicle} Buy={Buy} />;
};
