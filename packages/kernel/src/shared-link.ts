/** Lifetime of a link to a shared list or cart. */
export const sharedLinkDays = 30;
