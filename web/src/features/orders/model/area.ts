/** The member's own orders, or all orders for staff. */
export type Area = 'member' | 'manager';

/** The tab index in the URL (spec §9). Undefined: there is no such tab. */
export const tabOf = (showTab: string): 0 | 1 | 2 | undefined =>
  showTab === '0' ? 0 : showTab === '1' ? 1 : showTab === '2' ? 2 : undefined;
