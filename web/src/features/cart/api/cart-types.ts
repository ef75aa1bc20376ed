export type { Cart, CartLine, ServerDelivery, StockLevel } from '@southline/rest/types';
