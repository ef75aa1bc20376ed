import { dayStart, type Region, regionDay } from './region.ts';

/** Why goods come back; calls name a reason by its place, from 1. */
export const returnReasons = ['Incorrect Part', 'Incorrect Quantity', 'Damaged on Delivery', 'Defective Part'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Defective Part is a matter of the warranty: it is recorded and makes no item. */
export const DEFECTIVE = 4;

/** What became of an item that a member asks to return. */
export const returnResponses = {
  RP: 'Request Pending',
  RM: 'Request For More Info',
  RA: 'Request Approved',
  RD: 'Request Declined',
} as const;
export type ReturnResponseCode = keyof typeof returnResponses;
export type ReturnResponse = (typeof returnResponses)[ReturnResponseCode];

/** What became of a return order. */
export const returnStatuses = { P: 'Pending', R: 'Refunding', C: 'Completed', D: 'Declined' } as const;
export type ReturnStatusCode = keyof typeof returnStatuses;
export type ReturnStatus = (typeof returnStatuses)[ReturnStatusCode];

/** Days from the order's date within which its goods may come back (spec §9). */
export const RETURN_DAYS = 30;

/** Notes of members and of staff. */
export const longestReturnNote = 1_000;

/** The first instant at which an order's goods may not come back any more: the thirtieth day counts as a whole. */
export const returnsEnd = (orderedAt: Date, region: Region): Date => {
  const day = regionDay(orderedAt, region).replaceAll('-', '');
  const end = dayStart(day, region, RETURN_DAYS + 1);
  if (!end) throw new RangeError(`No day: ${day}`);
  return end;
};

/** Endings of the files that may go with a request, in small letters (spec §5). SVG is refused: it is a document that runs scripts. */
export const returnFileEndings = [
  ...['jpg', 'jpeg', 'jfif', 'pjpeg', 'pjp', 'png', 'apng', 'gif', 'webp', 'avif', 'bmp', 'ico', 'cur', 'tif', 'tiff'],
  ...['pdf', 'ai'],
] as const;

/** In bytes. */
export const largestReturnFile = 20_000_000;
