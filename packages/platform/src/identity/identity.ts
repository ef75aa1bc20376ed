export type Role = 'guest' | 'Member' | 'Dealer' | 'Admin' | 'service';

/** The caller's identity, as vouched for by a process. */
export interface Identity {
  /** Owner key of records: `guest:<sha256 of the guest secret>`, `member:<number>` or `service:<name>`. */
  readonly subject: string;
  readonly role: Role;
  readonly membershipNo?: string | undefined;
  readonly sessionId?: string | undefined;
  /** The network address of a staff member; the journal of staff actions has it. */
  readonly clientAddress?: string | undefined;
  /** When this session of a staff member last gave a second factor, in epoch seconds; absent: never. */
  readonly secondFactorAt?: number | undefined;
}

export const isStaff = (identity: Identity): boolean => identity.role === 'Dealer' || identity.role === 'Admin';
