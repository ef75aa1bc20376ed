import type { Config } from './config.ts';
import type { Limits } from './domain/ports.ts';
import { signInLimits } from './domain/throttle.ts';

export const limitsOf = (config: Config): Limits => ({
  signIn: signInLimits({
    triesPerAccount: config.TRIES_PER_ACCOUNT,
    triesPerAccountInTotal: config.TRIES_PER_ACCOUNT_IN_TOTAL,
    triesPerAddress: config.TRIES_PER_ADDRESS,
    failuresPerMinute: config.FAILURES_PER_MINUTE,
  }),
  signUpsPerAddress: config.SIGN_UPS_PER_ADDRESS,
  resetsPerAddress: config.RESETS_PER_ADDRESS,
  mailsPerEmail: config.MAILS_PER_EMAIL,
  emailChangesPerMember: config.EMAIL_CHANGES_PER_MEMBER,
});
