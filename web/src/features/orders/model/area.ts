/** The member's own orders, or all orders for staff. */
export type Area = 'member' | 'manager';

/** The tabs of each area: the index in the URL, and for staff the lines without a price. */
const tabs = { member: ['0', '1', '2'], manager: ['0', '1', '2', '3'] } as const;

export const isTab = (area: Area, showTab: string): boolean => tabs[area].some((tab) => tab === showTab);
