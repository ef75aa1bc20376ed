import type { Clock } from '@southline/kernel/clock';
import { dayIn } from '../domain/enquiry.ts';
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
    await pageCounts.count(view, dayIn(view.region, now), now);
  };

export const listPages =
  ({ pageCounts }: PageCountPorts) =>
  async (region: string, from: string, to: string): Promise<PageCount[]> => {
    requireDays(region, from, to);
    return pageCounts.list(region, from, to);
  };
