import { DomainError, invalidField, isDomainError } from '@southline/kernel/errors';
import { type DeliveryDetails, remarkLengths, savedAddresses } from '@southline/kernel/order';
import { checkDelivery, readCopies } from '@southline/kernel/order-input';
import { unprintableProblem } from '@southline/kernel/printable-signs';

/** Where a member has goods delivered. The e-mail address is the account's. */
export interface SavedAddress extends Omit<DeliveryDetails, 'email'> {
  /** The member's name for it: "Workshop". */
  readonly label: string;
}

/** Values that a new order of a member takes. */
export interface OrderDefaults {
  /** The company, for the tax invoice; may be empty. */
  readonly businessName: string;
  /** Further recipients of the mails about orders. */
  readonly copies: readonly string[];
  readonly addresses: readonly SavedAddress[];
}

/** Fields that are absent are unchanged. */
export type OrderDefaultsChange = { readonly [Field in keyof OrderDefaults]?: OrderDefaults[Field] | undefined };

export const noOrderDefaults: OrderDefaults = { businessName: '', copies: [], addresses: [] };

/** One line that documents and mails can print. Throws at the field. */
const checkedLine = (typed: string, field: string, longest: number): string => {
  const text = typed.trim().normalize('NFC');
  if (text.length > longest || /[\p{C}<>]/u.test(text)) throw invalidField(field, 'is not valid');
  const problem = unprintableProblem(text);
  if (problem) throw invalidField(field, problem);
  return text;
};

export const checkedBusinessName = (typed: string): string =>
  checkedLine(typed, 'businessName', remarkLengths.businessName);

/** Repeats an error about a field of an address at its place in the list. */
const at = (place: string, error: unknown): never => {
  if (!isDomainError(error) || error.kind !== 'invalid') throw error;
  const details = Object.entries(error.details).map(([field, text]) => [`${place}.${field}`, text] as const);
  throw new DomainError('invalid', error.code, error.message, Object.fromEntries(details));
};

const checkedAddress = ({ label: typed, ...typedPlace }: SavedAddress, index: number, email: string): SavedAddress => {
  const place = `addresses.${index}`;
  const label = checkedLine(typed, `${place}.label`, savedAddresses.longestLabel);
  if (label === '') throw invalidField(`${place}.label`, 'Please give the address a name.');
  try {
    const { email: _account, ...checked } = checkDelivery({ ...typedPlace, email });
    return { label, ...checked };
  } catch (error) {
    return at(place, error);
  }
};

const checkedAddresses = (typed: readonly SavedAddress[], email: string): readonly SavedAddress[] => {
  if (typed.length > savedAddresses.most) throw invalidField('addresses', `At most ${savedAddresses.most} addresses.`);
  const addresses = typed.map((address, index) => checkedAddress(address, index, email));
  const labels = addresses.map(({ label }) => label.toLowerCase());
  const again = labels.findIndex((label, index) => labels.indexOf(label) < index);
  if (again >= 0) throw invalidField(`addresses.${again}.label`, 'Another address has this name.');
  return addresses;
};

/** The defaults after a change. Addresses get the check of an order's delivery; `email` is the account's. */
export const withOrderDefaults = (
  known: OrderDefaults = noOrderDefaults,
  { businessName, copies, addresses }: OrderDefaultsChange,
  email: string,
): OrderDefaults => ({
  businessName: businessName === undefined ? known.businessName : checkedBusinessName(businessName),
  copies: copies === undefined ? known.copies : readCopies(copies, 'ccemail'),
  addresses: addresses === undefined ? known.addresses : checkedAddresses(addresses, email),
});
