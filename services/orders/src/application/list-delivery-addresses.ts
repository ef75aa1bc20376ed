import type { DeliveryDetails } from '@southline/kernel/order';
import { distinctPlaces } from '../domain/customer.ts';
import type { Ports } from './ports.ts';

// Enough to find five places among.
const ordersRead = 50;
const mostPlaces = 5;

/** Where the owner's last orders went, newest first. */
export const listDeliveryAddresses =
  ({ orders }: Pick<Ports, 'orders'>) =>
  async (owner: string): Promise<readonly DeliveryDetails[]> =>
    distinctPlaces(await orders.lastDeliveries(owner, ordersRead)).slice(0, mostPlaces);
