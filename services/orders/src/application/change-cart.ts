import { isDomainError } from '@southline/kernel/errors';
import type { DeliveryDetails, Remarks } from '@southline/kernel/order';
import { checkDelivery } from '@southline/kernel/order-input';
import { untilWon } from '@southline/kernel/until-won';
import { type Cart, emptyCart, type OrderKey, removeLines, saveCustomer, setQuantity } from '../domain/cart.ts';
import { checkRemarks, refuseUnprintable } from '../domain/customer.ts';
import type { Ports } from './ports.ts';

const unlessRefused = (change: () => Cart): Cart | undefined => {
  try {
    return change();
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return undefined;
  }
};

/**
 * Loads the owner's cart, lets `change` make the next version and saves it. Repeats after a lost race. A change that returns
 * the same cart writes nothing. The first try takes the cart that this process last knew; that cart does not decide that a
 * change is refused or changes nothing. `isNew`: the first try expects no cart, and inserts one without a read.
 */
export const changeCart = async (
  { carts, numbers }: Ports,
  owner: string,
  change: (cart: Cart, fresh: OrderKey) => Cart,
  isNew = false,
): Promise<Cart> =>
  untilWon(async (nth) => {
    const recent = nth === 0 ? carts.recent(owner) : undefined;
    const found = recent ?? (isNew && nth === 0 ? undefined : await carts.find(owner));
    // Only a new cart and the first edit after freezing need a number. Other edits take none from the counter.
    const fresh = !found || found.frozen ? await numbers.next() : { orderId: found.orderId, orderNo: found.orderNo };
    const cart = found ?? emptyCart(owner, fresh);
    const next = recent ? unlessRefused(() => change(cart, fresh)) : change(cart, fresh);
    if (next && next !== cart) return (await carts.save(next)) ? next : undefined;
    return recent ? undefined : next;
  });

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
    if (checkedRemarks) refuseUnprintable(checkedRemarks);
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
