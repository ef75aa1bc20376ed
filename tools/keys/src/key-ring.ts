import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { type ServiceName, serviceNames } from '@southline/processes';
import { storeUsers } from '@southline/processes/store-users';
import { type Certified, isCurrent, issue, newAuthority } from './certificates.ts';

/** Passwords of the stores that come with the product (compose, trial on Kubernetes), by store and user. */
interface Passwords {
  /** The key by which members of MongoDB's replica set authenticate each other. */
  readonly mongoKey: string;
  readonly mongo: Readonly<Record<string, string>>;
  readonly kafka: Readonly<Record<string, string>>;
  readonly redis: Readonly<Record<string, string>>;
}

const word = () => randomBytes(24).toString('hex');

const fill = (names: readonly string[], known: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(names.map((name) => [name, known[name] ?? word()]));

/** Every process and command has its own password in each store that it uses. */
const passwordsFor = (known?: Passwords): Passwords => ({
  mongoKey: known?.mongoKey ?? randomBytes(96).toString('hex'),
  mongo: fill(storeUsers('mongo'), known?.mongo),
  kafka: fill(storeUsers('kafka'), known?.kafka),
  redis: fill(storeUsers('redis'), known?.redis),
});

/** An Ed25519 pair: base64 of pkcs8 and spki. */
interface KeyPair {
  readonly kid: string;
  readonly sign: string;
  readonly verify: string;
}

/** Pairs from the oldest to the newest; all are trusted, one signs. */
interface Identity {
  readonly signs: string;
  readonly pairs: readonly KeyPair[];
}

/** From the oldest to the newest: all are accepted, one is used. */
interface Series<T> {
  readonly uses: number;
  readonly all: readonly T[];
}

/** All secrets of the product itself, and the passwords of the stores that come with it. */
export interface KeyRing {
  readonly identities: Readonly<Record<ServiceName, Identity>>;
  readonly authorities: Series<Certified>;
  readonly certificates: Readonly<Record<ServiceName, Certified>>;
  readonly attemptKeys: Series<string>;
  readonly tokenKeys: Series<string>;
  readonly linkSigningKey: string;
  /** Never replaced, because the voucher uses of guests are counted under hashes made with it. */
  readonly buyerKey: string;
  readonly sandboxKey: string;
  readonly sandboxPassword: string;
  readonly passwords: Passwords;
  /** Password of the demo accounts. */
  readonly demoPassword: string;
}

/** The contents of a ring on disk, including older versions, which had one key of a kind. */
export type KnownRing = Partial<KeyRing> & { readonly attemptEncryptionKey?: string; readonly authTokenKey?: string };

const keyBytes = 32;

const newPair = (owner: ServiceName, number: number): KeyPair => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  return { kid: `${owner}-${number}`, sign: privateKey.toString('base64'), verify: publicKey.toString('base64') };
};

const newIdentity = (owner: ServiceName): Identity => ({ signs: `${owner}-1`, pairs: [newPair(owner, 1)] });

const newest = ({ pairs }: Identity): KeyPair => {
  const pair = pairs.at(-1);
  if (!pair) throw new Error('an identity without a key pair');
  return pair;
};

const numberOf = ({ kid }: KeyPair): number => Number(kid.slice(kid.lastIndexOf('-') + 1));

const newKey = () => randomBytes(keyBytes).toString('base64');

// Characters of passwords that people type: similar-looking ones are left out.
const readable = 'abcdefghjkmnpqrstuvwxyz23456789';
const readableWord = () =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => readable[randomInt(readable.length)]).join('')).join(
    '-',
  );

const authority = () => newAuthority('Southline processes');

const inUse = <T>({ uses, all }: Series<T>): T => {
  const found = all[uses];
  if (!found) throw new Error('a series without the one that it uses');
  return found;
};

/** The short name of a Kubernetes Service, which compose uses too, and its longer ones. */
const namesOf = (name: ServiceName) => [name, `${name}.southline`, `${name}.southline.svc`];

const forEach = <T>(make: (name: ServiceName) => T) =>
  Object.fromEntries(serviceNames.map((name) => [name, make(name)])) as Readonly<Record<ServiceName, T>>;

/**
 * Completes a ring. A new process gets its key pair. A certificate that expires soon, or was issued by an authority no longer
 * in use, is issued again.
 */
export const complete = ({ attemptEncryptionKey, authTokenKey, ...known }: KnownRing = {}): KeyRing => {
  const authorities = known.authorities ?? { uses: 0, all: [authority()] };
  const certificateOf = (name: ServiceName): Certified => {
    const found = known.certificates?.[name];
    if (found && isCurrent(found, inUse(authorities), namesOf(name))) return found;
    return issue(inUse(authorities), namesOf(name));
  };
  return {
    linkSigningKey: newKey(),
    buyerKey: newKey(),
    sandboxKey: randomBytes(16).toString('hex'),
    sandboxPassword: randomBytes(16).toString('hex'),
    demoPassword: readableWord(),
    attemptKeys: { uses: 0, all: [attemptEncryptionKey ?? newKey()] },
    tokenKeys: { uses: 0, all: [authTokenKey ?? newKey()] },
    ...known,
    authorities,
    certificates: forEach(certificateOf),
    passwords: passwordsFor(known.passwords),
    identities: forEach((name) => (known.identities?.[name]?.pairs ? known.identities[name] : newIdentity(name))),
  };
};

const seriesSteps = {
  add: <T>({ uses, all }: Series<T>, what: string, make: () => T): Series<T> => {
    if (all.length > 1) throw new Error(`${what}: there is a second one already, finish with "use" and "drop"`);
    return { uses, all: [...all, make()] };
  },
  use: <T>({ all }: Series<T>): Series<T> => ({ uses: all.length - 1, all }),
  drop: <T>(series: Series<T>): Series<T> => ({ uses: 0, all: [inUse(series)] }),
};

const steps = {
  /** Adds a second pair: all processes trust it and none signs with it yet. */
  add: (identity: Identity, owner: ServiceName): Identity => {
    if (identity.pairs.length > 1) throw new Error(`${owner} already has a second key: finish with "use" and "drop"`);
    return { ...identity, pairs: [...identity.pairs, newPair(owner, numberOf(newest(identity)) + 1)] };
  },
  /** The newest pair signs from now on. */
  use: (identity: Identity): Identity => ({ ...identity, signs: newest(identity).kid }),
  /** Removes all pairs except the signing one. */
  drop: (identity: Identity): Identity => ({
    ...identity,
    pairs: identity.pairs.filter(({ kid }) => kid === identity.signs),
  }),
};

export type Step = keyof typeof steps;
export const isStep = (text: string): text is Step => text in steps;

/** Keys beside the processes' identity keys that can be rotated by name. */
export const others = ['certificates', 'attempts', 'tokens'] as const;
export type Owner = ServiceName | (typeof others)[number];

/** One step of a rotation; every process must have loaded it before the next one (docs/how-to/rotate-keys.md). */
export const rotate = (ring: KeyRing, step: Step, owners: readonly Owner[]): KeyRing => {
  const turned = <T>(series: Series<T>, owner: Owner, make: () => T): Series<T> =>
    owners.includes(owner) ? seriesSteps[step](series, owner, make) : series;
  return complete({
    ...ring,
    authorities: turned(ring.authorities, 'certificates', authority),
    attemptKeys: turned(ring.attemptKeys, 'attempts', newKey),
    tokenKeys: turned(ring.tokenKeys, 'tokens', newKey),
    identities: forEach((name) => {
      const identity = ring.identities[name];
      return owners.includes(name) ? steps[step](identity, name) : identity;
    }),
  });
};

export { inUse };
