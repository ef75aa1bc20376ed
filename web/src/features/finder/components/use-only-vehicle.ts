import { useEffect, useEffectEvent } from 'react';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';

/** Chooses the vehicle automatically if it is the only result; returns whether it did. */
export const useOnlyVehicle = (
  found: readonly ChosenVehicle[],
  total: number,
  onChoose: (vehicle: ChosenVehicle) => void,
): boolean => {
  const only = total === 1 ? found[0] : undefined;
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (only) choose(only);
  }, [only]);
  return only !== undefined;
};
