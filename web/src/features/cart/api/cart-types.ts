import type { Cart as CartAnswer } from '@southline/rest/types';

export type { CartLine, ServerDelivery, StockLevel } from '@southline/rest/types';

/** `seenAt`, ISO 8601: set on the stored copy of the cart, which is shown without a connection. */
export type Cart = CartAnswer & { seenAt?: string };
