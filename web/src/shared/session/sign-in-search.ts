const reasons = ['unauthorised', 'parts-finder', 'new-email', 'closed'] as const;
/** Why the visitor was sent to sign-in; it also decides where to go afterwards. */
export type SignInReason = (typeof reasons)[number];
export type SignInSearch = { re?: SignInReason | undefined };

/** Accepts only known words. `re` is always set, because the router takes a missing key from the raw URL. */
export const parseSignInSearch = ({ re }: Record<string, unknown>): SignInSearch => ({
  re: reasons.find((reason) => reason === re),
});
