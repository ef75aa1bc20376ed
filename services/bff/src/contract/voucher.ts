import type { Cart, CartVoucher, VoucherOffer } from '@southline/contracts/orders';
import { formatMoney } from '@southline/kernel/money';
import type { Answer } from '@southline/rest/types';
import { dollarsOf } from './money.ts';

type Voucher = Answer<'voucher/get-active-vouchers'>['voucher'][number];

export const toVoucher = ({ code, title, refusal, saving }: CartVoucher): Voucher => ({
  voucherCode: code,
  isvalid: refusal === '',
  error_Message: refusal,
  title,
  saving: dollarsOf(saving),
});

/** The text about the saving in the voucher dialog; empty without a saving. */
export const savingText = ({ totals }: Cart): string => {
  const cents = totals?.voucherSaving?.cents ?? 0;
  return cents > 0 ? `Today you have saved ${formatMoney(cents)} with the coupon code!` : '';
};

const toMessage = (code: string, { message, button, lineId, finalQuantity, isAdd }: VoucherOffer) => ({
  message,
  buttonDisplay: button,
  shoppingCartID: lineId,
  voucher_Code: code,
  final_Quantity: finalQuantity,
  isAdd,
});

/** The first offer among the codes of a cart. */
export const offerOf = ({ vouchers }: Cart): ReturnType<typeof toMessage> | null => {
  const offering = vouchers.find(({ offer }) => offer !== undefined);
  return offering?.offer ? toMessage(offering.code, offering.offer) : null;
};
