const reasons = ['unauthorised', 'parts-finder', 'new-email'] as const;
/** Why somebody is at sign-in, and with it where to go afterwards. */
export type SignInReason = (typeof reasons)[number];
export type SignInSearch = { re?: SignInReason | undefined };

/** Only the known words. Named also when it is none of them: what a parser leaves out the router takes from the address. */
export const parseSignInSearch = ({ re }: Record<string, unknown>): SignInSearch => ({
  re: reasons.find((reason) => reason === re),
});
