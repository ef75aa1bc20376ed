import { maskCardNumbers } from '@southline/kernel/card-number';
import { DomainError } from '@southline/kernel/errors';
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

/** Mails to a masked address would go nowhere, so an address with a card number is refused. */
const addresses: ReadonlySet<string> = new Set(['email', 'Email', 'ccemail']);
const addressRefused = (field: string) => {
  const message = 'This address holds what looks like a card number. Please use another address.';
  return new DomainError('invalid', 'InvalidRequest', message, { [field]: message });
};

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Masks every card number in the texts of a request, in place, before the request is processed. Throws for an address. */
export const maskTexts = (tree: unknown): void => {
  if (!isTree(tree)) return;
  for (const [name, value] of Object.entries(tree)) {
    if (kept.has(name)) continue;
    if (typeof value !== 'string') {
      maskTexts(value);
      continue;
    }
    const masked = maskCardNumbers(value);
    if (masked !== value && addresses.has(name)) throw addressRefused(name);
    tree[name] = masked;
  }
};
