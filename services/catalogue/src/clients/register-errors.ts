import { DomainError } from '@southline/kernel/errors';

/** Never names the plate: errors are logged. */
export const registerAway = (reason: string) =>
  new DomainError(
    'unavailable',
    'Unavailable',
    'Registrations cannot be looked up at the moment. Please choose the vehicle by make and model.',
    {
      reason,
    },
  );
