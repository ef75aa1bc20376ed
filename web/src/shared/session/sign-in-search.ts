/** Why somebody is at sign-in, and with it where to go afterwards. */
export type SignInReason = 'unauthorised' | 'parts-finder';
export type SignInSearch = { re?: SignInReason };

/** Only the known words; whatever else stands in the address is nothing. */
export const parseSignInSearch = ({ re }: Record<string, unknown>): SignInSearch =>
  re === 'unauthorised' || re === 'parts-finder' ? { re } : {};
