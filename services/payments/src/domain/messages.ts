/**
 * Texts for buyers, with b, i, a and br as the only tags. They do not name the bank's reason where that would help a
 * thief.
 */
export const pendingMessage = 'Your payment is being confirmed. This can take a minute. Please do not pay again.';
export const expiredMessage = 'This payment form is no longer valid. Please enter your card again.';
const genericDecline = 'The payment was declined. Please try another card or ask your bank.';
const genericCardFault = 'Please check your card details and try again.';

const expiredCard = 'This card has expired. Please check the expiry date or use another card.';
const overLimit = "This payment is above the card's limit. Please try another card.";
const bankAway = "The card's bank cannot be reached at the moment. Please try again shortly.";

const declines: Readonly<Record<string, string>> = {
  D4406: bankAway,
  D4414: 'The bank does not know this card number. Please check it and try again.',
  D4433: expiredCard,
  D4451: 'There is not enough money on this card. Please try another card.',
  D4454: expiredCard,
  D4461: overLimit,
  D4465: overLimit,
  D4482: 'The CVN does not match this card. Please check the three digits on its back.',
  D4491: bankAway,
  D4492: bankAway,
  D4496: bankAway,
};

const nameFault = 'Please enter the name as it is on the card.';
const numberFault = 'Please check the card number.';
const cvnFault = 'Please check the CVN: the three digits on the back of the card.';
const expiryFault = 'Please check the expiry date.';

const cardFaults: Readonly<Record<string, string>> = {
  V6021: nameFault,
  V6022: numberFault,
  V6023: cvnFault,
  V6033: 'The expiry date has passed. Please check it or use another card.',
  V6101: expiryFault,
  V6102: expiryFault,
  V6106: cvnFault,
  V6110: numberFault,
};

/** Pick-up, lost, stolen and suspected fraud. Staff are alerted; the buyer reads the generic text. */
const suspicious: ReadonlySet<string> = new Set(['D4404', 'D4407', 'D4441', 'D4443', 'D4459']);

export const isSuspicious = (codes: readonly string[]): boolean => codes.some((code) => suspicious.has(code));

export const declineMessage = (codes: readonly string[]): string =>
  codes.map((code) => declines[code]).find((text) => text !== undefined) ?? genericDecline;

export const cardFaultMessage = (codes: readonly string[]): string => {
  const texts = new Set(codes.map((code) => cardFaults[code]).filter((text) => text !== undefined));
  return texts.size > 0 ? [...texts].join('<br>') : genericCardFault;
};
