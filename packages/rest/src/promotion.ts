import { LONGEST_ADDRESS } from '@southline/kernel/email';
import { longestName } from '@southline/kernel/order';
import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { answers } from './envelope.ts';
import { email, issued, language, object, phone, prose, typed } from './fields.ts';
import { administrators, opensGuest } from './who.ts';

const { download, post, upload } = callsOf('Promotion');

/** The spec's payload. The service reports missing fields in the spec's words. */
export const entryForm = object({
  firstName: Type.Optional(prose(longestName)),
  lastName: Type.Optional(prose(longestName)),
  email: Type.Optional(email(LONGEST_ADDRESS)),
  mobile: Type.Optional(phone(20)),
  receiptType: Type.Optional(issued(20)),
  receiptNo: Type.Optional(typed(60)),
  amount: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000, multipleOf: 0.01, description: 'AUD' })),
  uploadFileName: Type.Optional(Type.Array(issued(80), { maxItems: 3 })),
  consent1: Type.Optional(Type.Boolean()),
  consent2: Type.Optional(Type.Boolean()),
  consent3: Type.Optional(Type.Boolean()),
  language: Type.Optional(language()),
});

export const promotionCalls = {
  'ChicagoEntry/upload-file': upload(
    opensGuest,
    'Uploads a file of a receipt: multipart/form-data with one file in `files`, and `receiptNo`.',
    { fileName: Type.String() },
    {},
    ['TooLarge', 'UnsupportedType', 'TooManyFiles', 'HarmfulFile', 'UploadCutOff', 'PromotionClosed'],
  ),
  'ChicagoEntry/delete-file': post(
    opensGuest,
    'Deletes an own file that no entry has taken up',
    object({ fileName: issued(80, 1) }),
    answers({}),
  ),
  'ChicagoEntry/submit': post(
    opensGuest,
    'Enters the promotion with a receipt: ten entries, once for each receipt.',
    entryForm,
    answers({}),
    ['PromotionClosed', 'DuplicateReceipt'],
  ),
  'ChicagoEntry/entries.csv': download(administrators, 'Every entry as CSV, the oldest first', {}),
};
