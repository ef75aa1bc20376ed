import { maskCardNumbers } from '@southline/kernel/card-number';
import { supersessionRequest } from '@southline/rest/part-names';

/**
 * Fields whose long numbers are not card numbers: generated ids, part and vehicle numbers, and passwords, which are hashed
 * unchanged. Also objects that the client returns; the server reads only their ids.
 */
const kept: ReadonlySet<string> = new Set([
  ...['accessCode', 'rdTransactionID', 'orderID', 'orderNo', 'shoppingCartID', 'cart', 'cartItems'],
  ...['returnItemID', 'returnOrderNo', 'fileurl'],
  ...Object.keys(supersessionRequest),
  ...['productNr', 'ProductNr', 'partno', 'partid', 'vehicleSlug', 'VehicleSlug', 'VehicleID', 'kType'],
  // Masked later, after its own schema has been checked.
  'data',
  ...['password', 'tempPassword', 'newPassword', 'currentPassword', 'token', 'fileName', 'uploadFileName'],
]);

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Masks every card number in the texts of a request, in place, before the request is processed. */
export const maskTexts = (tree: unknown): void => {
  if (!isTree(tree)) return;
  for (const [name, value] of Object.entries(tree)) {
    if (kept.has(name)) continue;
    if (typeof value === 'string') tree[name] = maskCardNumbers(value);
    else maskTexts(value);
  }
};
