import { useEffect, useEffectEvent } from 'react';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';

/** Chooses the vehicle that a question ends with when there is no other; whether that is so. */
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
