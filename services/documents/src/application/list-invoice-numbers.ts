import { DomainError } from '@southline/kernel/errors';
import { type Identity, isStaff } from '@southline/platform/identity';
import type { InvoiceNumbers } from '../domain/ports.ts';

const mostNamed = 500;

const tooMany = () =>
  new DomainError('invalid', 'InvalidRequest', 'Too many orders.', { orderIds: `${mostNamed} orders at most.` });

/** Invoice numbers of the caller's own orders. Staff may read any. */
export const listInvoiceNumbers =
  (numbers: InvoiceNumbers) =>
  async (orderIds: readonly string[], identity: Identity): Promise<Readonly<Record<string, string>>> => {
    if (orderIds.length > mostNamed) throw tooMany();
    return numbers.list(orderIds, isStaff(identity) ? undefined : identity.subject);
  };
