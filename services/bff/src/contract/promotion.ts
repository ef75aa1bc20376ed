import { type PromotionEntry, ReceiptType, type SubmitEntryRequest } from '@southline/contracts/content';
import { pascalWords } from '@southline/contracts/enum-words';
import { entryNumber } from '@southline/kernel/entry-number';
import { fromDollars, toDollars } from '@southline/kernel/money';
import type { Body } from '@southline/rest/types';
import type { Region } from './region.ts';

export const entryColumns = [
  ...['Entered (UTC)', 'Entry', 'Entry number', 'First name', 'Last name', 'Email', 'Mobile'],
  ...['Receipt type', 'Receipt number', 'Amount (AUD)', 'Entries', 'Region', 'Files'],
];

const { words: typeNames } = pascalWords(ReceiptType);

export const entryRow = (entry: PromotionEntry): string[] => [
  ...[
    entry.enteredAt,
    entry.entryId,
    entryNumber(entry.entryId),
    entry.firstName,
    entry.lastName,
    entry.email,
    entry.mobile,
  ],
  ...[typeNames[entry.receiptType] ?? '', entry.receiptNo, toDollars(entry.amountCents).toFixed(2)],
  ...[String(entry.entries), entry.region, entry.fileNames.join(' ')],
];

const types: Readonly<Record<string, ReceiptType>> = {
  Service: ReceiptType.RECEIPT_TYPE_SERVICE,
  Batteries: ReceiptType.RECEIPT_TYPE_BATTERIES,
};

export const toEntryRequest = (
  form: Body<'ChicagoEntry/submit'>,
  {
    requestId,
    region,
    language: chosen,
    emailProven,
  }: { requestId: string; region: Region; language: string; emailProven: boolean },
): SubmitEntryRequest => ({
  requestId,
  firstName: form.firstName ?? '',
  lastName: form.lastName ?? '',
  email: form.email ?? '',
  mobile: form.mobile ?? '',
  receiptType: types[form.receiptType ?? ''] ?? ReceiptType.RECEIPT_TYPE_UNSPECIFIED,
  receiptNo: form.receiptNo ?? '',
  amountCents: fromDollars(form.amount ?? 0),
  fileNames: form.uploadFileName ?? [],
  consents: [form.consent1, form.consent2, form.consent3].map((consent) => consent === true),
  region,
  language: form.language ?? chosen,
  emailProven,
});
