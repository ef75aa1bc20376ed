import { digits } from '@southline/kernel/phone';
import { emailProblem } from '../../../shared/forms/email-problem.ts';
import type { Problem } from '../messages.ts';

/** Spec §5 and §9. */
export const MAX_FILES = 3;
const MAX_BYTES = 100_000_000;
const SERVICE_MINIMUM = 100;
const MOBILE_DIGITS = 15;

export type ReceiptType = '' | 'Service' | 'Batteries';

export type EntryValues = {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  receiptType: ReceiptType;
  receiptNo: string;
  /** As typed. */
  amount: string;
  consent1: boolean;
  consent2: boolean;
  consent3: boolean;
};

export const emptyEntry: EntryValues = {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  receiptType: '',
  receiptNo: '',
  amount: '',
  consent1: false,
  consent2: false,
  consent3: false,
};

export const cleanMobile = digits(MOBILE_DIGITS);
/** AUD: digits, one point, two decimals, no grouping. */
export const cleanAmount = (typed: string): string => {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole.slice(0, 7) : `${whole.slice(0, 7)}.${rest.join('').slice(0, 2)}`;
};

type Checks = { [Name in keyof EntryValues]?: (value: string, values: EntryValues) => Problem | undefined };

const required = (problem: Problem) => (value: string) => (value.trim() ? undefined : problem);

/** On leaving a field: what is missing. */
export const onBlur: Checks = {
  firstName: required('firstName'),
  lastName: required('lastName'),
  email: required('email'),
  mobile: required('mobile'),
  receiptNo: required('receiptNo'),
  amount: required('amountMissing'),
};

/** At submit: what is missing or cannot be. */
export const atSubmit: Checks = {
  ...onBlur,
  email: (value) => required('email')(value) ?? emailProblem(value),
  receiptType: (value) => (value ? undefined : 'receiptType'),
  amount: (value, { receiptType }) => {
    if (!value.trim()) return 'amountMissing';
    if (!(Number(value) > 0)) return 'amountZero';
    return receiptType === 'Service' && Number(value) < SERVICE_MINIMUM ? 'amountService' : undefined;
  },
};

export type FileProblem = 'tooLarge' | 'wrongType';

const TYPES = /\.(jpe?g|png|gif|webp|pdf)$/i;

/** What can be seen from here; the server looks at the content. */
export const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | undefined => {
  if (!TYPES.test(name)) return 'wrongType';
  return size > MAX_BYTES ? 'tooLarge' : undefined;
};

export const toPayload = ({ amount, email, ...values }: EntryValues, uploadFileName: string[], language: string) => ({
  ...values,
  email: email.trim(),
  amount: Number(amount),
  uploadFileName,
  language,
});
