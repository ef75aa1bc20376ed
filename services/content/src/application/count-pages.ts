import type { Clock } from '@southline/kernel/clock';
import { regionDay, regionOf } from '@southline/kernel/region';
import {
  type PageCount,
  type PageCountRepository,
  type PageView,
  requireDays,
  requireView,
} from '../domain/page-counts.ts';

export interface PageCountPorts {
  readonly pageCounts: PageCountRepository;
  readonly clock: Clock;
}

/** Counts a view on the region's day. */
export const countPage =
  ({ pageCounts, clock }: PageCountPorts) =>
  async (view: PageView): Promise<void> => {
    requireView(view);
    const now = clock.now();
    await pageCounts.count(view, regionDay(now, regionOf(view.region)), now);
  };

export const listPages =
  ({ pageCounts }: PageCountPorts) =>
  async (region: string, from: string, to: string): Promise<PageCount[]> => {
    requireDays(region, from, to);
    return pageCounts.list(region, from, to);
  };
