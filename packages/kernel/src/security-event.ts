import { isDomainError } from './errors.ts';

/** Every event of the security log; ADR 0019 explains them. */
export const securityEventNames = [
  'sign-in',
  'registration',
  'email-verification',
  'password-reset-request',
  'password-reset',
  'password-change',
  'second-factor',
  'second-factor-set-up',
  'second-factor-removed',
  'recovery-codes-renewed',
  'second-factor-reset',
  'email-change-request',
  'email-change',
  'email-restore',
  'sessions-ended',
  'own-data-request',
  'own-data-download',
  'account-closed',
  'staff-access',
  'export',
  'mass-reading',
  'account-created',
  'account-disabled',
  'account-enabled',
  'account-type-changed',
  'account-password-set',
  'account-second-factor-reset',
  'account-invited',
  'account-proposed',
  'account-declined',
  'account-sessions-ended',
] as const;

export interface SecurityEvent {
  readonly event: (typeof securityEventNames)[number];
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
  /** Membership number; absent if the account is unknown. */
  readonly account?: string | undefined;
  readonly role?: string | undefined;
  /** Keyed hash of an e-mail address that was typed, never the address. */
  readonly emailHash?: string | undefined;
  /** The network address; of IPv6 the log shows the /64. */
  readonly clientAddress?: string | undefined;
  /** Set only for events outside a request's scope. */
  readonly requestId?: string | undefined;
  /** The REST call of a staff member, and the records that it names. */
  readonly call?: string | undefined;
  readonly records?: Readonly<Record<string, string>> | undefined;
  /** The operator of a command. */
  readonly by?: string | undefined;
  /** When it happened, if that is earlier than the line. ISO 8601 UTC. */
  readonly at?: string | undefined;
}

export type SecurityLog = (event: SecurityEvent) => void;

export type Learn = (known: Partial<SecurityEvent>) => void;

/**
 * Runs `work` and logs its outcome. The work calls `learn` to add details to the event, such as its account. They are logged
 * even if the work throws afterwards.
 */
export const recorded = async <Answer>(
  log: SecurityLog,
  event: Omit<SecurityEvent, 'outcome'>,
  work: (learn: Learn) => Promise<Answer>,
): Promise<Answer> => {
  let known: Partial<SecurityEvent> = {};
  const learn: Learn = (more) => {
    known = { ...known, ...more };
  };
  try {
    const answer = await work(learn);
    log({ ...event, outcome: 'done', ...known });
    return answer;
  } catch (error) {
    log({ ...event, outcome: isDomainError(error) ? error.code || error.kind : 'failed', ...known });
    throw error;
  }
};
