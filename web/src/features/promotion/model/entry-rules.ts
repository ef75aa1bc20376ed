import { problems as shared } from '../../../shared/forms/messages.ts';
import { type Check, emailProblem, type Problem, phoneProblem, required } from '../../../shared/forms/rules.ts';
import { problems } from '../messages.ts';

/** Limits of an entry: files, bytes per file, dollars. */
export const MAX_FILES = 3;
const MAX_BYTES = 100_000_000;
const SERVICE_MINIMUM = 100;

/** In the order of the form. `files` holds no text; it only carries the error of the files. */
export const emptyEntry = {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  receiptType: '',
  receiptNo: '',
  amount: '',
  files: '',
};
export type EntryFields = Record<keyof typeof emptyEntry, string>;

export const noConsents = { consent1: false, consent2: false, consent3: false };
export type Consents = typeof noConsents;

/** AUD: digits, one point, two decimals, no grouping. */
export const cleanAmount = (typed: string): string => {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole.slice(0, 7) : `${whole.slice(0, 7)}.${rest.join('').slice(0, 2)}`;
};

/**
 * Keeps the characters of e-mail addresses, and of a pasted text with one address only this address. Two addresses give a text
 * with two @, which is refused.
 */
export const cleanEmail = (typed: string): string => {
  const words = (/<(\S+@\S+)>/.exec(typed)?.[1] ?? typed).split(/\s+/);
  const addresses = words.filter((word) => word.includes('@'));
  return (addresses.length > 0 ? addresses : words).join('').replace(/^mailto:|[\p{C}<>()[\]",:;\\]/gu, '');
};

const amountProblem = ({ amount, receiptType }: EntryFields): Problem | undefined => {
  if (!amount.trim()) return problems.amountMissing;
  if (!(Number(amount) > 0)) return problems.amountZero;
  return receiptType === 'Service' && Number(amount) < SERVICE_MINIMUM ? problems.amountService : undefined;
};

/** `files`: the number of uploaded files. */
export const checkEntry =
  (files: number): Check<keyof EntryFields> =>
  (values, moment) => ({
    firstName: required(values.firstName, shared.firstName),
    lastName: required(values.lastName, shared.lastName),
    email: emailProblem(values.email, moment, { invalid: problems.emailInvalid }),
    mobile: phoneProblem(values.mobile, moment, problems.mobile),
    receiptType: values.receiptType ? undefined : problems.receiptType,
    receiptNo: required(values.receiptNo, problems.receiptNo),
    amount: moment === 'editing' ? required(values.amount, problems.amountMissing) : amountProblem(values),
    files: moment === 'editing' || files > 0 ? undefined : problems.files,
  });

export type FileProblem = 'tooLarge' | 'wrongType';

/** Names that a picture or a PDF may have. A name without an ending may be any file. */
const TYPES = /\.(jpe?g|jpe|jfif|pjpeg|pjp|a?png|gif|webp|pdf)$|^[^.]+$/i;

/** Checks what the client can check; the server checks the content. */
export const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | undefined => {
  if (!TYPES.test(name)) return 'wrongType';
  return size > MAX_BYTES ? 'tooLarge' : undefined;
};

export const toEntry = (
  { amount, email, files: _files, ...values }: EntryFields,
  consents: Consents,
  uploadFileName: string[],
  language: string,
) => ({ ...values, ...consents, email: email.trim(), amount: Number(amount), uploadFileName, language });
