import { mostVoucherCodes, plainVoucherCode } from '@southline/kernel/voucher-code';
import { randomId } from '@southline/platform/ids';
import { addFreeLine, attachCode, type Cart, removeCode, setQuantity } from '../domain/cart.ts';
import { offerUnknown, orderUnknown, partUnknown, tooManyCodes } from '../domain/errors.ts';
import type { Assessment } from '../domain/voucher.ts';
import { changeCart } from './change-cart.ts';
import type { Ports } from './ports.ts';
import { priceCart } from './price-cart.ts';

/** The owner's cart, if the page shows this order id. */
const shownCart = async ({ carts }: Ports, owner: string, orderId: string): Promise<Cart> => {
  const cart = await carts.find(owner);
  if (cart?.orderId !== orderId) throw orderUnknown();
  return cart;
};

export interface CartCode {
  readonly owner: string;
  readonly orderId: string;
  readonly code: string;
}

/**
 * Attaches a code that counts for the cart. Refuses any other code and says what would help. Reserves no use of the
 * code.
 */
export const attachVoucher =
  (ports: Ports) =>
  async ({ owner, orderId, code: typed }: CartCode): Promise<Assessment> => {
    const cart = await shownCart(ports, owner, orderId);
    const wanted = plainVoucherCode(typed);
    const codes = (cart.codes ?? []).filter((code) => code !== wanted);
    if (codes.length >= mostVoucherCodes) throw tooManyCodes(mostVoucherCodes);
    const { assessments } = await priceCart(ports, { ...cart, codes: [...codes, wanted] });
    const assessment = assessments.at(-1);
    if (!assessment) throw new Error('A code was not assessed.');
    const { code, refusal } = assessment;
    if (!refusal) await changeCart(ports, owner, (current, fresh) => attachCode(current, code, fresh));
    return assessment;
  };

/** Removing a code a second time changes nothing. */
export const removeVoucher =
  (ports: Ports) =>
  async ({ owner, orderId, code }: CartCode): Promise<void> => {
    await shownCart(ports, owner, orderId);
    await changeCart(ports, owner, (cart, fresh) => removeCode(cart, plainVoucherCode(code), fresh));
  };

export interface ApplyOffer extends CartCode {
  readonly lineId: string;
  readonly finalQuantity: number;
  readonly isAdd: boolean;
}

/** Applies the offer of an attached voucher: adds its free part, or sets the quantity of a line. */
export const applyOffer =
  (ports: Ports) =>
  async ({ owner, orderId, code: typed, lineId, finalQuantity, isAdd }: ApplyOffer): Promise<void> => {
    const cart = await shownCart(ports, owner, orderId);
    const code = plainVoucherCode(typed);
    if (!cart.codes?.includes(code)) throw offerUnknown();
    if (!isAdd) {
      await changeCart(ports, owner, (current, fresh) => setQuantity(current, lineId, finalQuantity, fresh));
      return;
    }
    const { assessments } = await priceCart(ports, cart);
    const freePart = assessments.find((assessment) => assessment.code === code)?.freePart;
    if (!freePart) throw offerUnknown();
    const quote = (await ports.catalogue.quote([freePart.partNo], '')).get(freePart.partNo);
    if (!quote?.orderable) throw partUnknown();
    const { orderable, supersededBy, ...part } = quote;
    const line = { code, quantity: freePart.quantity, lineId: randomId() };
    await changeCart(ports, owner, (current, fresh) => addFreeLine(current, part, line, fresh));
  };
