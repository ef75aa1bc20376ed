import { randomInt } from 'node:crypto';
import {
  type AuthServiceService,
  Profile,
  type SecondFactorServiceService,
  type StaffServiceService,
  UserType,
  type Visitor,
} from '@southline/contracts/auth';
import type { Code } from '@southline/kernel/codes';
import { DomainError, invalidField } from '@southline/kernel/errors';
import type { CallContext, Handlers } from '@southline/platform/grpc';

interface Account {
  membershipNo: string;
  userType: UserType;
  profile: Profile;
  password: string;
  disabled: boolean;
  credentialVersion: number;
  /** Whether a second factor is set up. */
  factor: boolean;
}

/** The code that this stub accepts as second factor. */
export const rightCode = '123456';

const declined = (code: Code, key: string) => new DomainError('declined', code, key);

/** A fake auth service: accounts by address, tokens for the tests, and the recorded callers. */
export const createAuth = () => {
  const accounts = new Map<string, Account>();
  const tokens = new Map<string, { email: string; temporaryPassword: string }>();
  const closed = new Map<string, Account>();
  const state = { throttled: false, away: false, standings: 0, visitors: [] as Visitor[] };

  const byNumber = (membershipNo: string | undefined): Account => {
    const found = [...accounts.values(), ...closed.values()].find((account) => account.membershipNo === membershipNo);
    if (!found) throw new DomainError('not-found', 'NotFound', 'There is no such account.');
    return found;
  };

  const callerOf = ({ identity }: CallContext) => byNumber(identity?.membershipNo);

  const memberOf = ({ membershipNo, userType, profile }: Account) => ({ membershipNo, userType, profile });

  const add = (email: string, userType = UserType.USER_TYPE_MEMBER): Account => {
    const account: Account = {
      membershipNo: `M${randomInt(1e12)}`,
      userType,
      profile: Profile.fromPartial({ firstName: 'Robin', lastName: 'Holder', postcode: '3000', mobile: '0400', email }),
      password: `right for ${email}`,
      disabled: false,
      credentialVersion: 1,
      factor: false,
    };
    accounts.set(email, account);
    return account;
  };

  const setPassword = (account: Account, password: string) => {
    if (password.length < 10) throw declined('PasswordTooWeak', 'password_too_weak');
    account.password = password;
    account.credentialVersion += 1;
    return account;
  };

  const requestOf = (token: string) => {
    if (token === 'expired') throw declined('ExpiredToken', 'expired_token');
    const found = tokens.get(token);
    const account = found && accounts.get(found.email);
    if (!account) throw declined('InvalidToken', 'invalid_token');
    return { account, temporaryPassword: found.temporaryPassword };
  };

  const askedOf = ({ profile }: Account) => ({
    token: `question for ${profile.email}`,
    totp: true,
    passkeyOptions: '',
  });

  const answered = (token: string, code: string | undefined): Account => {
    const account = accounts.get(token.replace('question for ', ''));
    if (!account) throw declined('InvalidToken', 'invalid_token');
    if (code !== rightCode) throw declined('CodeWrong', 'code_wrong');
    return account;
  };

  const withFactor = (account: Account, factor: boolean): Account => {
    if (account.factor !== factor) account.credentialVersion += 1;
    account.factor = factor;
    return account;
  };

  const secondFactor: Handlers<typeof SecondFactorServiceService> = {
    async getSecondFactor(_request, call) {
      const { factor } = callerOf(call);
      return { totp: factor, recoveryCodesLeft: factor ? 10 : 0, passkeys: [] };
    },
    askSecondFactor: async (_request, call) => ({ asked: askedOf(callerOf(call)) }),
    async giveSecondFactor({ token, given }) {
      answered(token, given?.code);
    },
    async beginTotp({ password }, call) {
      const account = callerOf(call);
      if (account.password !== password) throw declined('InvalidCredentials', 'invalid_credentials');
      return { token: 'app', uri: 'otpauth://totp/x', secret: 'SECRET' };
    },
    async confirmTotp({ code }, call) {
      if (code !== rightCode) throw declined('CodeWrong', 'code_wrong');
      return { recoveryCodes: ['one', 'two'], credentialVersion: withFactor(callerOf(call), true).credentialVersion };
    },
    async removeTotp(_request, call) {
      return { left: false, credentialVersion: withFactor(callerOf(call), false).credentialVersion };
    },
    beginPasskey: async () => ({ token: 'passkey', options: '{}' }),
    async confirmPasskey({ answer }, call) {
      if (answer !== rightCode) throw declined('CodeWrong', 'code_wrong');
      return { recoveryCodes: [], credentialVersion: withFactor(callerOf(call), true).credentialVersion };
    },
    async removePasskey(_request, call) {
      return { left: false, credentialVersion: withFactor(callerOf(call), false).credentialVersion };
    },
    async resetSecondFactor({ email }) {
      const account = accounts.get(email);
      return { membershipNo: account ? withFactor(account, false).membershipNo : '' };
    },
    renewRecoveryCodes: async () => ({ recoveryCodes: ['three'] }),
  };

  const handlers: Handlers<typeof AuthServiceService> = {
    async signIn({ email, password, visitor }) {
      if (visitor) state.visitors.push(visitor);
      if (state.throttled) {
        throw new DomainError('too-many', 'TooManyAttempts', 'too_many_attempts', { retry_after_seconds: '90' });
      }
      const account = accounts.get(email);
      if (!account || account.password !== password) throw declined('InvalidCredentials', 'invalid_credentials');
      if (account.factor) return { member: undefined, credentialVersion: 0, secondFactor: askedOf(account) };
      return { member: memberOf(account), credentialVersion: account.credentialVersion, secondFactor: undefined };
    },
    async finishSignIn({ token, given, visitor }) {
      if (visitor) state.visitors.push(visitor);
      const account = answered(token, given?.code);
      return { member: memberOf(account), credentialVersion: account.credentialVersion };
    },
    async signUp({ password, email, postcode, visitor }) {
      if (visitor) state.visitors.push(visitor);
      if (postcode === '999') {
        const details = { postcode: 'is not valid', mobile: 'is not valid' };
        throw new DomainError('invalid', 'InvalidRequest', 'Some fields are not filled in as they should be.', details);
      }
      if (password.length < 10) throw declined('PasswordTooWeak', 'password_too_weak');
      tokens.set(`verify ${email}`, { email: add(email).profile.email, temporaryPassword: '' });
    },
    async verifyEmail({ token, newPassword, visitor }, { identity }) {
      if (visitor) state.visitors.push(visitor);
      const { membershipNo } = requestOf(token).account;
      if (token.startsWith('new address of') && identity?.membershipNo !== membershipNo) {
        throw declined('SignInToConfirm', 'sign_in_to_confirm');
      }
      if (token.startsWith('elsewhere') && newPassword === '') throw declined('ChoosePassword', 'choose_password');
      return { membershipNo };
    },
    async requestPasswordReset({ email }) {
      tokens.set(`reset ${email}`, { email, temporaryPassword: 'temporary' });
    },
    async checkResetToken({ token }) {
      requestOf(token);
    },
    async resetPassword({ token, temporaryPassword, newPassword, visitor }) {
      if (visitor) state.visitors.push(visitor);
      const request = requestOf(token);
      if (temporaryPassword !== request.temporaryPassword) throw declined('InvalidToken', 'invalid_token');
      tokens.delete(token);
      return { membershipNo: setPassword(request.account, newPassword).membershipNo };
    },
    async changePassword({ currentPassword, newPassword }, call) {
      const account = callerOf(call);
      if (account.password !== currentPassword) throw declined('InvalidCredentials', 'invalid_credentials');
      return { credentialVersion: setPassword(account, newPassword).credentialVersion };
    },
    getProfile: async (_request, call) => ({ profile: callerOf(call).profile, pendingEmail: '' }),
    async updateProfile({ profile, currentPassword }, call) {
      const account = callerOf(call);
      if (profile?.email !== account.profile.email && currentPassword !== account.password)
        throw declined('InvalidCredentials', 'invalid_credentials');
      const { email, orderDefaults: known } = account.profile;
      const places = profile?.orderDefaults?.addresses?.addresses ?? [];
      const wrong = places.findIndex(({ postcode }) => !/^\d{4}$/.test(postcode));
      if (wrong >= 0) throw invalidField(`addresses.${wrong}.postcode`, 'Invalid Australian postcode');
      account.profile = { ...account.profile, ...profile, email, orderDefaults: profile?.orderDefaults ?? known };
      return { profile: account.profile, pendingEmail: profile?.email === email ? '' : (profile?.email ?? '') };
    },
    async closeAccount({ password }, call) {
      const account = callerOf(call);
      if (account.password !== password) throw declined('InvalidCredentials', 'invalid_credentials');
      account.disabled = true;
      accounts.delete(account.profile.email);
      closed.set(account.membershipNo, account);
    },
    async requestOwnData(_request, call) {
      const { email } = callerOf(call).profile;
      tokens.set(`own data of ${email}`, { email, temporaryPassword: '' });
    },
    async checkOwnDataToken({ token }, call) {
      const { email } = callerOf(call).profile;
      if (requestOf(token).account.profile.email !== email) throw declined('InvalidToken', 'invalid_token');
      return { email };
    },
    async getStanding({ membershipNo }) {
      state.standings += 1;
      const account = byNumber(membershipNo);
      const { disabled, credentialVersion } = account;
      return { member: memberOf(account), disabled, credentialVersion };
    },
    getMailedSecret: async () => {
      throw new DomainError('forbidden', 'Forbidden', 'not for the BFF');
    },
  };
  const unlessAway = Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      async (request: never, call: CallContext) => {
        if (state.away) throw new DomainError('unavailable', 'Unavailable', 'not now');
        return handler(request, call);
      },
    ]),
  ) as typeof handlers;
  const named = ({ email }: { email: string }) => ({ membershipNo: accounts.get(email)?.membershipNo ?? '' });
  const staff: Handlers<typeof StaffServiceService> = {
    listStaff: async () => ({ staff: [] }),
    inviteStaff: async (request) => named(request),
    changeStaffRole: async (request) => ({ ...named(request), waits: true }),
    decideAdministrator: async (request) => named(request),
    endStaffSessions: async (request) => ({ ...named(request), ended: true }),
    setStaffDisabled: async (request) => named(request),
  };
  return { handlers: unlessAway, secondFactor, staff, add, accounts, tokens, state };
};
