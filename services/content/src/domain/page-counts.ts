import { dayMs } from '@southline/kernel/clock';
import { utcDay } from '@southline/kernel/day';
import { invalidField } from '@southline/kernel/errors';

/** Days that counts are stored, so that a year can be compared with the previous one. */
export const retentionDays = 400;

const mostDays = 366;

/** One view of a page in a browser tab. The template of its address names the page. */
export interface PageView {
  readonly region: string;
  readonly page: string;
  readonly visit: string;
}

export interface PageCount {
  /** YYYY-MM-DD in the region. */
  readonly day: string;
  readonly page: string;
  readonly views: number;
  /** Tabs that showed it that day. */
  readonly visits: number;
}

export interface PageCountRepository {
  count(view: PageView, day: string, at: Date): Promise<void>;
  /** The counts by day and page; both days are inclusive. */
  list(region: string, from: string, to: string): Promise<PageCount[]>;
}

const requireRegion = (region: string): void => {
  if (region !== 'au' && region !== 'nz') throw invalidField('region', 'There is no such region.');
};

/** Throws for anything that could be more than a template and a random number. */
export const requireView = ({ region, page, visit }: PageView): void => {
  requireRegion(region);
  if (!/^\/\$region[a-z/$A-Z{}-]{1,60}$/.test(page)) throw invalidField('page', 'There is no such page.');
  if (!/^[0-9a-f]{32}$/.test(visit)) throw invalidField('visit', 'This is no visit.');
};

export const requireDays = (region: string, from: string, to: string): void => {
  requireRegion(region);
  const days = (utcDay(to) - utcDay(from)) / dayMs + 1;
  if (!(days >= 1 && days <= mostDays)) throw invalidField('to', `Please choose 1 to ${mostDays} days.`);
};
