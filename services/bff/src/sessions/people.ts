import type { Member } from '@southline/contracts/auth';
import { isDomainError } from '@southline/kernel/errors';
import { ownerOfMember } from '@southline/kernel/owner';
import type { Identity, Signer } from '@southline/platform/identity';
import { randomId } from '@southline/platform/ids';
import { isStaffRole, type Session, touchEveryMs, type UserType } from './session.ts';
import type { FoundSession, SessionStore } from './session-store.ts';
import type { Standing, Standings } from './standing.ts';

/** A signed-in person. */
export interface Person {
  readonly membershipNo: string;
  readonly role: UserType;
  readonly session: FoundSession;
  /** The identity that is sent to services. */
  readonly identity: Identity;
  /** Name and address. Absent if auth is away and this process does not know the person yet. */
  readonly member: Member | undefined;
}

export interface Account {
  readonly member: Member;
  readonly role: UserType;
  readonly credentialVersion: number;
  readonly device: string;
  readonly mergePending: boolean;
  /** Whether the sign-in gave a second factor. */
  readonly secondFactor: boolean;
}

interface Parts {
  readonly store: SessionStore;
  readonly standings: Standings;
  readonly signer: Signer;
  readonly now?: () => number;
}

/** While auth is unavailable, members may continue with the last known state for this time; staff may not. */
const trustMs = 5 * 60_000;

interface Verdict {
  /** Whether the account is still as the session was opened with. */
  readonly holds: boolean;
  readonly member: Member | undefined;
  /** When auth answered. */
  readonly at: number;
}

const matches = ({ role, credentialVersion, disabled }: Standing, session: Session): boolean =>
  !disabled && role === session.role && credentialVersion === session.credentialVersion;

const identityOf = ({ membershipNo, role, id, secondFactorAt }: Session): Identity => ({
  subject: ownerOfMember(membershipNo),
  role,
  membershipNo,
  sessionId: id,
  ...(secondFactorAt !== undefined && { secondFactorAt: Math.floor(secondFactorAt / 1_000) }),
});

const personOf = (session: FoundSession, member: Member | undefined): Person => {
  const { membershipNo, role } = session;
  return { membershipNo, role, session, identity: identityOf(session), member };
};

export const createPeople = ({ store, standings, signer, now = Date.now }: Parts) => {
  /** Auth's state of the account. If the session is newer than the cached state, auth is called again. */
  const ask = async (session: Session): Promise<Verdict> => {
    let standing = await standings.of(session.membershipNo);
    if (standing && standing.credentialVersion < session.credentialVersion) {
      standings.forget(session.membershipNo);
      standing = await standings.of(session.membershipNo);
    }
    if (!standing) return { holds: false, member: undefined, at: now() };
    return { holds: matches(standing, session), member: standing.member, at: standing.at };
  };

  const judge = async (session: Session): Promise<Verdict> => {
    try {
      return await ask(session);
    } catch (error) {
      const away = isDomainError(error) && error.kind === 'unavailable';
      const last = standings.last(session.membershipNo);
      const at = Math.max(session.checkedAt, last?.at ?? 0);
      if (!away || isStaffRole(session.role) || now() - at > trustMs) throw error;
      const holds = !last || last.at < session.checkedAt || matches(last, session);
      return { holds, member: last?.member, at };
    }
  };

  const end = async (session: FoundSession) => {
    signer.forget(identityOf(session));
    await store.end(session);
  };

  const renewed = async ({ session, membershipNo }: Person, change: Partial<Session>) => {
    standings.forget(membershipNo);
    signer.forget(identityOf(session));
    const { key: _key, ...rest } = session;
    const times = { seenAt: now(), checkedAt: now() };
    const opened = await store.open({ ...rest, ...times, ...change, id: randomId() });
    await store.endAll(membershipNo, opened.session);
    return opened.secret;
  };

  return {
    /** Undefined if the session has expired or never existed. Throws Unavailable if it cannot be checked. */
    async recognise(secret: string): Promise<Person | undefined> {
      const session = await store.find(secret);
      if (!session) return undefined;
      const { holds, member, at } = await judge(session);
      if (!holds) {
        await end(session);
        return undefined;
      }
      if (now() - session.seenAt < touchEveryMs) return personOf(session, member);
      const seen = { ...session, seenAt: now(), checkedAt: at };
      return (await store.save(seen)) ? personOf(seen, member) : undefined;
    },

    /** Whether the session of this secret was ended, or renewed, within the last seconds. */
    hasJustEnded: (secret: string) => store.hasJustEnded(secret),

    /** Opens a session; returns its secret. */
    async signIn({ member, role, credentialVersion, device, mergePending, secondFactor }: Account) {
      const at = now();
      const { membershipNo } = member;
      const times = { createdAt: at, seenAt: at, checkedAt: at };
      const session: Session = {
        id: randomId(),
        membershipNo,
        role,
        credentialVersion,
        device,
        mergePending,
        ...(secondFactor && { secondFactorAt: at }),
        ...times,
      };
      const opened = await store.open(session);
      return { secret: opened.secret, person: personOf(opened.session, member) };
    },

    signOut: ({ session }: Person) => end(session),

    async signOutOthers({ membershipNo, session }: Person) {
      await store.endAll(membershipNo, session);
    },

    /**
     * Ends all sessions of an account whose password was replaced. It never fails, because the old credential version
     * ends them anyway.
     */
    async expel(membershipNo: string) {
      standings.forget(membershipNo);
      await store.endAll(membershipNo).catch(() => undefined);
    },

    /** Runs after a change of the password. The session continues under a new secret, and all others end. */
    renew: (person: Person, credentialVersion: number) => renewed(person, { credentialVersion }),

    /**
     * Renews the session after the account's first second factor was set up, which this session has given, or after its
     * last one was removed.
     */
    renewWith(person: Person, credentialVersion: number, secondFactor: 'given' | 'none') {
      const { secondFactorAt: _before, ...session } = person.session;
      const given = secondFactor === 'given' && { secondFactorAt: now() };
      return renewed({ ...person, session }, { credentialVersion, ...given });
    },

    /** Records that the session has just given a second factor. */
    async gaveSecondFactor({ session }: Person) {
      // A session that has ended meanwhile is not created again.
      await store.save({ ...session, secondFactorAt: now() });
    },

    /** Records that the guest cart of this browser was merged. */
    async merged({ session }: Person) {
      await store.save({ ...session, mergePending: false }).catch(() => false);
    },

    /** Loads name and address again. */
    refresh: ({ membershipNo }: Pick<Person, 'membershipNo'>) => standings.forget(membershipNo),
  };
};

/** The sessions of signed-in people. */
export type People = ReturnType<typeof createPeople>;
