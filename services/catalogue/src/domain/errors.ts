import { DomainError } from '@southline/kernel/errors';

/** `available` gives the units in stock for each part that falls short, by cleansed number. */
export const stockShort = (available: Readonly<Record<string, number>>) =>
  new DomainError(
    'conflict',
    'StockShort',
    'Some parts are not in stock in this quantity.',
    Object.fromEntries(Object.entries(available).map(([partNo, units]) => [partNo, String(units)])),
  );

export const priceChanged = (partNos: readonly string[]) =>
  new DomainError('conflict', 'PriceChanged', 'Some prices have changed.', { partNos: partNos.join(',') });

export const holdEnded = (holdId: string) =>
  new DomainError('conflict', 'HoldEnded', 'The reservation of these parts has ended.', { holdId });

export const holdDiffers = (holdId: string) =>
  new DomainError('conflict', 'HoldDiffers', 'This order already holds other parts.', { holdId });

/** The detail has the name of the refused field, so that callers can show the message next to that field. */
export const invalid = (field: string, message: string) =>
  new DomainError('invalid', 'InvalidRequest', message, { [field]: message });

export const cardNumberTyped = (field: string) =>
  invalid(
    field,
    'This looks like a card number. Please take it out: to keep your card safe, we ask for it only where you pay.',
  );

export const partNotFound = (partNo: string) =>
  new DomainError('not-found', 'NotFound', 'There is no part with this number.', { partNo });

export const vehicleNotFound = (slug: string) =>
  new DomainError('not-found', 'NotFound', 'There is no such vehicle.', { slug });

export const jobNotFound = (job: string) => new DomainError('not-found', 'NotFound', 'There is no such job.', { job });
