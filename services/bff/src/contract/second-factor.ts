import type { SecondFactorAsked, SecondFactorGiven } from '@southline/contracts/auth';

export const toAsked = ({ token, totp, passkeyOptions }: SecondFactorAsked) => ({ token, totp, passkeyOptions });

export const fromGiven = ({ code = '', passkey = '' }: Partial<SecondFactorGiven>): SecondFactorGiven => ({
  code,
  passkey,
});
