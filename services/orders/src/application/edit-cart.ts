import type { DeliveryDetails, Remarks } from '@southline/kernel/order';
import { removeLines, saveCustomer, setQuantity } from '../domain/cart.ts';
import { checkDelivery, checkRemarks } from '../domain/customer.ts';
import { changeCart } from './change-cart.ts';
import type { Ports } from './ports.ts';

export const setLineQuantity = (ports: Ports) => (owner: string, lineId: string, quantity: number) =>
  changeCart(ports, owner, (cart, fresh) => setQuantity(cart, lineId, quantity, fresh));

export const removeCartLines = (ports: Ports) => (owner: string, lineIds: readonly string[]) =>
  changeCart(ports, owner, (cart, fresh) => removeLines(cart, lineIds, fresh));

/**
 * Saves the delivery address and the remarks. Remarks also reach an order that waits for its payment, because they do not
 * affect the total.
 */
export const saveCustomerDetails =
  (ports: Ports) =>
  async (owner: string, delivery: DeliveryDetails, remarks: Remarks | undefined): Promise<void> => {
    const checked = checkDelivery(delivery);
    const checkedRemarks = remarks && checkRemarks(remarks);
    const cart = await changeCart(ports, owner, (current, fresh) =>
      saveCustomer(current, checked, checkedRemarks, fresh),
    );
    if (!cart.frozen || !checkedRemarks) return;
    const order = await ports.orders.findOwned(owner, { orderId: cart.orderId });
    if (!order) return;
    await ports.orders.update(order.orderId, ({ state }) =>
      state === 'AwaitingPayment' || state === 'Paid' ? { set: { remarks: checkedRemarks } } : undefined,
    );
  };
