/** Reasons for a return; calls name a reason by its position, from 1. */
export const returnReasons = ['Incorrect Part', 'Incorrect Quantity', 'Damaged on Delivery', 'Defective Part'] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const INCORRECT_PART = 1;
export const INCORRECT_QUANTITY = 2;
export const DAMAGED = 3;
/** Defective Part is a warranty case: it is recorded and creates no item. */
export const DEFECTIVE = 4;

interface Judged {
  readonly reason: number;
  readonly wrongPartSent?: boolean | undefined;
}

/** Damage on delivery is the shop's mistake; an incorrect part if staff find that the shop sent the wrong one. */
export const isOurMistake = ({ reason, wrongPartSent }: Judged): boolean =>
  reason === DAMAGED || (reason === INCORRECT_PART && wrongPartSent === true);

/** The states of an item that a member asks to return. */
export const returnResponses = {
  RP: 'Request Pending',
  RM: 'Request For More Info',
  RA: 'Request Approved',
  RD: 'Request Declined',
} as const;
export type ReturnResponseCode = keyof typeof returnResponses;

/** The states of a return order. */
export const returnStatuses = { P: 'Pending', R: 'Refunding', C: 'Completed', D: 'Declined' } as const;
export type ReturnStatusCode = keyof typeof returnStatuses;

/** Days after the order's date in which its goods can be returned (spec §9). */
export const RETURN_DAYS = 30;

/** Days after an approval in which the part of an exchange is held. */
export const EXCHANGE_DAYS = 14;

/** Reasons with which another part can be wanted instead of the returned one. */
export const mayExchange = (reason: number): boolean => reason === INCORRECT_PART || reason === INCORRECT_QUANTITY;

/** Notes of members and of staff. */
export const longestReturnNote = 1_000;

/** File name endings that are allowed for a request, in lower case (spec §5), and `jpe`. The server checks the content. */
export const returnFileEndings = [
  ...['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg', 'pjp', 'png', 'apng', 'gif', 'webp', 'avif', 'bmp', 'ico', 'cur'],
  ...['tif', 'tiff', 'svg', 'pdf', 'ai'],
] as const;

/** In bytes. */
export const largestReturnFile = 20_000_000;
