import { DomainError, isDomainError } from '@southline/kernel/errors';

/** For `catch`: renames the fields of a service's validation errors to the request's names. */
export const renamed =
  (nameOf: (field: string) => string) =>
  (error: unknown): never => {
    if (!isDomainError(error) || error.kind !== 'invalid') throw error;
    const details = Object.entries(error.details).map(([field, text]) => [nameOf(field), text]);
    throw new DomainError('invalid', error.code, error.message, Object.fromEntries(details));
  };

/** Throws InvalidRequest with the field's text for every field that is empty. */
export const requireFields = <Field extends string>(
  body: Readonly<Record<Field, string>>,
  texts: Readonly<Partial<Record<Field, string>>>,
): void => {
  const missing = Object.entries<string | undefined>(texts).filter(([field]) => body[field as Field].trim() === '');
  const [first] = missing;
  if (!first) return;
  const details = Object.fromEntries(missing.map(([field, message]) => [field, message ?? '']));
  throw new DomainError('invalid', 'InvalidRequest', first[1] ?? '', details);
};
