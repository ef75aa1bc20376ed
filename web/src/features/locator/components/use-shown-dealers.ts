import { openingAt } from '@southline/kernel/trading-hours';
import type { Dealer } from '@southline/rest/types';
import { useMemo } from 'react';
import type { FoundDealers } from '../api/locator-queries.ts';
import { useNow } from './use-now.ts';

const noDealers: readonly Dealer[] = [];

/** The dealers of list and map: all that were found, those that are open now, or the nearest one far away. */
export const useShownDealers = (found: FoundDealers | undefined, isOpenOnly: boolean) => {
  const now = useNow();
  const near = found?.dealers ?? noDealers;
  const open = useMemo(
    () => now && near.filter(({ openingHours }) => openingAt(openingHours, now).isOpen),
    [near, now],
  );
  // The map draws its markers again for each new array.
  const nearest = useMemo(() => (found?.nearest ? [found.nearest] : undefined), [found]);
  return {
    shown: nearest ?? (isOpenOnly && open ? open : near),
    /** Undefined before the page knows the time. */
    openCount: open?.length,
  };
};
