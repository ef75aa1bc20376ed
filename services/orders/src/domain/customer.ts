import { DomainError } from '@southline/kernel/errors';
import type { DeliveryDetails, Remarks } from '@southline/kernel/order';
import { readCopies } from '@southline/kernel/order-input';
import { unprintableProblem } from '@southline/kernel/printable-signs';

const trimmed = <Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as Texts;

/** The first delivery of each place. Compares the place and the recipient, but not the e-mail address. */
export const distinctPlaces = (deliveries: readonly DeliveryDetails[]): DeliveryDetails[] => {
  const places = new Map<string, DeliveryDetails>();
  for (const delivery of deliveries) {
    const { email: _mail, ...place } = delivery;
    const key = JSON.stringify(Object.values(place)).toLowerCase();
    if (!places.has(key)) places.set(key, delivery);
  }
  return [...places.values()];
};

/**
 * Throws for remarks that documents cannot print. Before the payment only: a paid order is placed whatever its remarks hold.
 */
export const refuseUnprintable = ({ businessName, purchaseOrderNo, notes }: Remarks): void => {
  const problems: Record<string, string> = {};
  // The names are those of the request.
  for (const [field, text] of Object.entries({ businessName, purchaseorderno: purchaseOrderNo, notes })) {
    const problem = unprintableProblem(text);
    if (problem) problems[field] = problem;
  }
  const [first] = Object.values(problems);
  if (first) throw new DomainError('invalid', 'InvalidRequest', first, problems);
};

/** Trims, drops empty and repeated addresses; throws InvalidRequest for a wrong one or more than ten. */
export const checkRemarks = ({ ccEmails, ...texts }: Remarks): Remarks => ({
  ...trimmed(texts),
  ccEmails: readCopies(ccEmails, 'ccemail'),
});
