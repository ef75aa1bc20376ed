import { ReceiptType, type SubmitEntryRequest } from '@southline/contracts/content';
import { fromDollars } from '@southline/kernel/money';
import { type Static, Type } from 'typebox';
import { language, object, text } from './fields.ts';
import type { Region } from './region.ts';

/** The spec's payload. What is missing is told in the spec's words, by the service. */
export const entryForm = object({
  firstName: Type.Optional(text(60)),
  lastName: Type.Optional(text(60)),
  email: Type.Optional(text(254)),
  mobile: Type.Optional(text(20)),
  receiptType: Type.Optional(text(20)),
  receiptNo: Type.Optional(text(60)),
  amount: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000, multipleOf: 0.01, description: 'AUD' })),
  uploadFileName: Type.Optional(Type.Array(text(80), { maxItems: 3 })),
  consent1: Type.Optional(Type.Boolean()),
  consent2: Type.Optional(Type.Boolean()),
  consent3: Type.Optional(Type.Boolean()),
  language: Type.Optional(language()),
});

const types: Readonly<Record<string, ReceiptType>> = {
  Service: ReceiptType.RECEIPT_TYPE_SERVICE,
  Batteries: ReceiptType.RECEIPT_TYPE_BATTERIES,
};

export const toEntryRequest = (
  form: Static<typeof entryForm>,
  { requestId, region, language: chosen }: { requestId: string; region: Region; language: string },
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
});
