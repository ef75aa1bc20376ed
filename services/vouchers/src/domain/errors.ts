import { DomainError } from '@southline/kernel/errors';

export const invalid = (field: string, message: string): DomainError =>
  new DomainError('invalid', 'InvalidRequest', message, { field });

/** The order was frozen with another discount than the voucher gives now. */
export const voucherChanged = (code: string): DomainError =>
  new DomainError('conflict', 'VoucherChanged', 're-load', { code });

export const holdEnded = (hold: string): DomainError =>
  new DomainError('conflict', 'HoldEnded', `The hold ${hold} was given back.`);

export const voucherUnknown = (code: string): DomainError =>
  new DomainError('not-found', 'VoucherUnknown', `There is no voucher ${code}.`);
