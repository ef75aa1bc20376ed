import { longestTypedCode } from '@southline/kernel/voucher-code';
import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { answers } from './envelope.ts';
import { code, field, id, object, orderNumber, quantity } from './fields.ts';
import { administrators, own } from './who.ts';

const { post } = callsOf('Vouchers');

/** A code of the cart; the message describes its effect, or why it has none and what would help. */
export const voucher = Type.Object({
  voucherCode: Type.String(),
  isvalid: Type.Boolean(),
  error_Message: Type.String(),
  title: Type.String({ description: 'What it gives: "10 % off". Empty for an unknown code.' }),
  saving: Type.Number({ description: 'AUD off goods and delivery.' }),
});

const voucherCode = () => code(longestTypedCode, 1);

const voucherMessage = Type.Object({
  message: Type.String(),
  buttonDisplay: Type.String(),
  shoppingCartID: Type.String(),
  voucher_Code: Type.String(),
  final_Quantity: Type.Integer(),
  isAdd: Type.Boolean(),
});

const listed = Type.Object({
  voucherCode: Type.String(),
  title: Type.String(),
  from: Type.String({ description: 'ISO 8601, as are `until` and `endedAt`; empty where there is none.' }),
  until: Type.String({ description: 'The first instant after.' }),
  endedAt: Type.String(),
  minimum: Type.Number({ description: 'AUD.' }),
  membersOnly: Type.Boolean(),
  combinable: Type.Boolean(),
  limit: Type.Integer({ description: 'Uses in all; 0: any number.' }),
  limitPerBuyer: Type.Integer({ description: 'The same of one buyer.' }),
  uses: Type.Integer(),
  reserved: Type.Integer({ description: 'By orders that are being paid.' }),
});

export const voucherCalls = {
  'voucher/admin-list': post(
    administrators,
    'Every code with its uses, by code, fifty a page',
    object({
      after: Type.Optional(
        field('issued', { maxLength: longestTypedCode, description: 'The last code of the page before.' }),
      ),
    }),
    answers({ data: Type.Array(listed), more: Type.Boolean() }),
  ),
  'voucher/validate-voucher': post(
    own,
    'Attaches a code that counts for the cart; it is used when the order is placed. Ten tries in ten minutes.',
    object({ voucherCode: voucherCode(), orderID: id() }),
    answers({ voucher: Type.Array(voucher), code: Type.Optional(Type.String()) }),
    ['VoucherInvalid'],
  ),
  'voucher/get-active-vouchers': post(
    own,
    'The codes of the cart and what they save',
    object({ orderID: id(), orderNo: Type.Optional(orderNumber()) }),
    answers({ voucher: Type.Array(voucher), voucherSaving: Type.Number(), voucherReturnMessage: Type.String() }),
  ),
  'voucher/remove-voucher': post(
    own,
    'Takes a code off the cart, with the part that is free with it',
    object({ voucherCode: voucherCode(), orderID: id() }),
    answers({}),
  ),
  'voucher/get-voucher-message': post(
    own,
    'What would make a code of the cart give what it can',
    object({ orderID: id() }),
    answers({ isShowMessage: Type.Boolean(), voucherMessage: Type.Union([voucherMessage, Type.Null()]) }),
  ),
  'voucher/apply-promo': post(
    own,
    "Adds a voucher's free part, or sets the quantity that it asks for",
    object({ orderID: id(), shoppingCartID: id(), voucherCode: voucherCode(), fq: quantity(), isAdd: Type.Boolean() }),
    answers({}),
  ),
};
