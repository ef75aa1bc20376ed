import type { OrderRemarks } from '@southline/contracts/orders';
import { splitAddresses } from '@southline/kernel/email';
import { invalidField, isDomainError } from '@southline/kernel/errors';
import { toDelivery } from '../../contract/delivery.ts';
import { toRemarks } from '../../contract/remarks.ts';
import type { RecipientLimit } from '../../security/recipient-limit.ts';
import { callRoute } from '../call.ts';
import { languageOf } from '../language.ts';
import { asOwner, ownerOf } from '../owner.ts';

/** The order id that all lines name. */
const orderOf = (cart: readonly { orderID: string }[]): string => {
  const [orderId, ...others] = new Set(cart.map(({ orderID }) => orderID));
  if (orderId !== undefined && others.length === 0) return orderId;
  throw invalidField('cart', 'The lines of the cart name more than one order.');
};

/** A paid order is placed in any case. If one of its addresses would get too many mails, all copies are left out. */
const allowedCopies = async (remarks: OrderRemarks | undefined, limitMails: RecipientLimit, owner: string) => {
  if (!remarks || remarks.ccEmails.length === 0) return remarks;
  const allowed = await limitMails(remarks.ccEmails, owner).then(
    () => true,
    () => false,
  );
  return allowed ? remarks : { ...remarks, ccEmails: [] };
};

export const submitOrder = callRoute(
  'cart/submit-order',
  (context) => async (request) => {
    const { clients, limitFreeOrders, limitMails } = context;
    const { cart, devliveryDetails, ...remarks } = request.body;
    const orderId = orderOf(cart);
    const owner = ownerOf(request);
    const given = toRemarks(remarks);
    const submitted = {
      orderId,
      delivery: toDelivery(devliveryDetails),
      remarks: given,
      // A paid order keeps the language in which its payment was started.
      language: languageOf(request),
      region: request.region,
      clientAddress: request.ip,
    };
    const paid = { ...submitted, remarks: await allowedCopies(given, limitMails, owner), onlyPaid: true };
    const submit = () => clients.orders.submitOrder(paid);
    const placed = await asOwner(request, context, submit, { orderId, changes: true }).catch(async (error: unknown) => {
      if (!isDomainError(error, 'FreeOrder')) throw error;
      await limitFreeOrders(request.ip, owner, Number(error.details.copies));
      await limitMails([submitted.delivery.email, ...splitAddresses(error.details.ccEmails ?? '')]);
      return clients.orders.submitOrder({ ...submitted, onlyPaid: false });
    });
    return { status: true, data: { orderID: placed.orderId, orderNo: placed.orderNo } };
  },
  { config: { delivery: true, checkout: true } },
);
