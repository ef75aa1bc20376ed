import type { DeliveryDetails } from '@southline/kernel/order';
import { distinctPlaces } from '../domain/customer.ts';
import type { Ports } from './ports.ts';

// The number of orders read to find five distinct addresses.
const ordersRead = 50;
const mostPlaces = 5;

/** The delivery addresses of the owner's last orders, newest first. */
export const listDeliveryAddresses =
  ({ orders }: Pick<Ports, 'orders'>) =>
  async (owner: string): Promise<readonly DeliveryDetails[]> =>
    distinctPlaces(await orders.lastDeliveries(owner, ordersRead)).slice(0, mostPlaces);
