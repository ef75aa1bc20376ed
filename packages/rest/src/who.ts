/**
 * Who may call: P anyone, without an identity · G anyone, working on their own data · M any signed-in person · S staff · A
 * administrators · O the owner of the record, or staff; the record's service checks the owner.
 */
export type Who = 'P' | 'G' | 'M' | 'S' | 'A' | 'O';

export interface Permission {
  readonly who: Who;
  /** For G: a caller without a guest session gets one. */
  readonly opens?: true;
  /** For G: a caller without any session owns nothing and gets 404. */
  readonly owns?: true;
  /** For P: passes on the caller's identity, if there is one; an expired session is no error. */
  readonly asks?: true;
  /** For G: staff see the records of everybody. */
  readonly staffToo?: true;
  /** For P: who may call this path with an empty token in the body, which means another operation. */
  readonly withEmptyToken?: Who;
  /** Staff may call it before they have given a required second factor. */
  readonly withoutSecondFactor?: true;
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
