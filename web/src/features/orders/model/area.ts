import type { MessageDescriptor } from 'react-intl';
import { messages } from '../messages.ts';

/** Whose orders: the own ones, or, for staff, everybody's. */
export type Area = 'member' | 'manager';

/** By the index that stands in the address (spec §9). */
export const tabsOf = (area: Area): readonly MessageDescriptor[] =>
  area === 'member'
    ? [messages.ordersList, messages.returnOrders, messages.returnRequest]
    : [messages.ordersList, messages.returnOrders, messages.refundedOrders];

/** Undefined: there is no such tab. */
export const tabOf = (showTab: string): 0 | 1 | 2 | undefined =>
  showTab === '0' ? 0 : showTab === '1' ? 1 : showTab === '2' ? 2 : undefined;
