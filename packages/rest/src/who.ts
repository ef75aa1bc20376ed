/**
 * Who may call: P anybody, without an identity · G anybody, working on what is theirs · M anybody signed in ·
 * S staff · A administrators · O the owner of the record, or staff; the record's service decides whose it is.
 */
export type Who = 'P' | 'G' | 'M' | 'S' | 'A' | 'O';

export interface Permission {
  readonly who: Who;
  /** Of G: somebody without a guest session gets one. */
  readonly opens?: true;
  /** Of G: somebody without a session of either kind owns nothing and gets 404. */
  readonly owns?: true;
  /** Of P: tells a caller who it is, if somebody; a session that is over is no failure. */
  readonly asks?: true;
  /** Of P: a body with an empty token is the other call behind this path. */
  readonly withEmptyToken?: Who;
}

export const anybody: Permission = { who: 'P' };
export const anybodyKnown: Permission = { who: 'P', asks: true };
export const own: Permission = { who: 'G', owns: true };
export const ownIfAny: Permission = { who: 'G' };
export const opensGuest: Permission = { who: 'G', opens: true };
export const signedIn: Permission = { who: 'M' };
export const staff: Permission = { who: 'S' };
export const administrators: Permission = { who: 'A' };
export const owner: Permission = { who: 'O' };
