import { DomainError } from '@southline/kernel/errors';

export const invalid = (field: string, message: string): DomainError =>
  new DomainError('invalid', 'InvalidRequest', message, { [field]: message });

export const placeUnknown = (): DomainError => new DomainError('not-found', 'PlaceUnknown', 'This place is not known.');

export const dealerUnknown = (): DomainError => new DomainError('not-found', 'NotFound', 'There is no such dealer.');
