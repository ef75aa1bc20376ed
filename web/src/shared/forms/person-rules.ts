/** Contact and booking forms (public-site.txt, 5 and 9). */
const PHONE_DIGITS = 11;

/** Digits only, cleaned before the cut: a pasted "+61 412 345 678" keeps its last digit. */
export const cleanPhone = (typed: string): string => typed.replace(/\D/g, '').slice(0, PHONE_DIGITS);

/** What an address can hold; a pasted "<robin@…>" loses its brackets and spaces. */
export const cleanEmail = (typed: string): string => typed.replace(/[^\w.!#$%&'*+/=?^`{|}~@-]/g, '');

/** One @, and a name with a dot behind it. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export type Person = { name: string; phone: string; email: string };
export type PersonProblem = 'name' | 'phone' | 'email' | 'emailInvalid';

export const personCleaners = { phone: cleanPhone, email: cleanEmail };

export const personChecks = {
  name: (value: string): PersonProblem | undefined => (value.trim() ? undefined : 'name'),
  phone: (value: string): PersonProblem | undefined => (value ? undefined : 'phone'),
  email: (value: string): PersonProblem | undefined => {
    if (!value) return 'email';
    return ADDRESS.test(value) ? undefined : 'emailInvalid';
  },
};
