import { isEmailAddress } from '@southline/kernel/email';
import { DomainError } from '@southline/kernel/errors';
import { isPhone } from '@southline/kernel/phone';
import { receiptKeyOf } from './receipt.ts';

/** Spec §2: each receipt gives ten entries; a service counts from $100. */
export const entriesPerReceipt = 10;
const minServiceCents = 10_000;
/** Entries and their receipts are deleted this long after the draw. */
export const retentionMonthsAfterDraw = 6;
const maxCents = 100_000_000;

export type ReceiptType = 'Service' | 'Batteries';

export interface EntryForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly receiptType: ReceiptType | undefined;
  readonly receiptNo: string;
  /** AUD cents. */
  readonly amountCents: number;
  /** Names of the files that were uploaded for the entry, in the order of the form. */
  readonly fileNames: readonly string[];
  /** Terms, privacy, passport or visa. */
  readonly consents: readonly boolean[];
  readonly region: string;
  readonly language: string;
  /** Whether the entrant is signed in to the account with this address. */
  readonly emailProven?: boolean | undefined;
}

export interface PromotionEntry extends Omit<EntryForm, 'receiptType' | 'consents'> {
  readonly id: string;
  readonly requestId: string;
  readonly owner: string;
  readonly receiptType: ReceiptType;
  readonly receiptKey: string;
  readonly entries: number;
  readonly enteredAt: Date;
}

/** Field → message, in the order of the form; the spec's texts (§5). */
export const problemsOf = (form: EntryForm): Record<string, string> => {
  const problems: [boolean, string, string][] = [
    [form.firstName.trim() === '', 'firstName', 'First Name is required.'],
    [form.lastName.trim() === '', 'lastName', 'Last Name is required.'],
    [form.email.trim() === '', 'email', 'Email is required.'],
    [!isEmailAddress(form.email), 'email', 'Please enter valid email address.'],
    [form.mobile === '', 'mobile', 'Mobile No is required.'],
    [!isPhone(form.mobile), 'mobile', 'Please enter digits only, at most 11.'],
    [form.receiptType === undefined, 'receiptType', 'Please select receipt type.'],
    [receiptKeyOf(form.receiptNo) === '', 'receiptNo', 'Receipt Number is required.'],
    [form.amountCents <= 0, 'amount', 'Please enter total amount.'],
    [
      !Number.isSafeInteger(form.amountCents) || form.amountCents > maxCents,
      'amount',
      'Please enter the amount in AUD.',
    ],
    [form.receiptType === 'Service' && form.amountCents < minServiceCents, 'amount', 'A service counts from $100.'],
    [form.fileNames.length === 0, 'uploadFileName', 'Please upload your receipt.'],
    [form.consents.length !== 3 || form.consents.includes(false), 'consent1', 'Please tick all three boxes.'],
  ];
  const found: Record<string, string> = {};
  for (const [wrong, field, message] of problems) if (wrong) found[field] ??= message;
  return found;
};

export const invalidEntry = (problems: Record<string, string>) =>
  new DomainError('invalid', 'InvalidRequest', Object.values(problems)[0] ?? 'The entry is not complete.', problems);
export const promotionClosed = () => new DomainError('declined', 'PromotionClosed', 'This promotion is closed.');
export const duplicateReceipt = () =>
  new DomainError('declined', 'DuplicateReceipt', 'This receipt number has been entered already.');
