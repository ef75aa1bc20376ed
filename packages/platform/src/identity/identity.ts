export type Role = 'guest' | 'Member' | 'Dealer' | 'Admin' | 'service';

/** Who is asking, as a process vouches for it. */
export interface Identity {
  /** Owner key of records: `guest:<sha256 of the guest secret>`, `member:<number>` or `service:<name>`. */
  readonly subject: string;
  readonly role: Role;
  readonly membershipNo?: string | undefined;
  readonly sessionId?: string | undefined;
}

export const isStaff = (identity: Identity): boolean => identity.role === 'Dealer' || identity.role === 'Admin';
