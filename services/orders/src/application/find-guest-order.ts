import { isGuest } from '@southline/kernel/owner';
import type { OrderBuyer } from '../domain/ports.ts';
import type { Ports } from './ports.ts';

const plain = (email: string): string => email.trim().toLowerCase();

/**
 * The placed order of a guest, even if it has moved to an account. Undefined if the number or the e-mail address does
 * not match.
 */
export const findGuestOrder =
  ({ orders }: Pick<Ports, 'orders'>) =>
  async (orderNo: string, email: string): Promise<OrderBuyer | undefined> => {
    const found = await orders.findBuyer(orderNo.trim().toUpperCase());
    if (!found || plain(found.email) !== plain(email)) return undefined;
    return isGuest(found.owner) || found.guestOwner ? found : undefined;
  };
