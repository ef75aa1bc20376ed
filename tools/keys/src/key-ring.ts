import { generateKeyPairSync, randomBytes } from 'node:crypto';

export const processes = ['bff', 'catalogue', 'orders', 'payments', 'documents', 'notifications'] as const;
export type ProcessName = (typeof processes)[number];

/** An Ed25519 pair: base64 of pkcs8 and spki. */
interface KeyPair {
  readonly kid: string;
  readonly sign: string;
  readonly verify: string;
}

/** Pairs from the oldest to the newest; all of them are believed, one signs. */
interface Identity {
  readonly signs: string;
  readonly pairs: readonly KeyPair[];
}

/** Everything secret that belongs to the product itself; passwords of stores and provider are not among it. */
export interface KeyRing {
  readonly identities: Readonly<Record<ProcessName, Identity>>;
  readonly linkSigningKey: string;
  readonly attemptEncryptionKey: string;
  readonly sandboxKey: string;
  readonly sandboxPassword: string;
}

const keyBytes = 32;

const newPair = (owner: ProcessName, number: number): KeyPair => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  return { kid: `${owner}-${number}`, sign: privateKey.toString('base64'), verify: publicKey.toString('base64') };
};

const newIdentity = (owner: ProcessName): Identity => ({ signs: `${owner}-1`, pairs: [newPair(owner, 1)] });

const newest = ({ pairs }: Identity): KeyPair => {
  const pair = pairs.at(-1);
  if (!pair) throw new Error('an identity without a key pair');
  return pair;
};

const numberOf = ({ kid }: KeyPair): number => Number(kid.slice(kid.lastIndexOf('-') + 1));

/** What is known, completed by what is missing: a process that joins later gets its pair then. */
export const complete = (known: Partial<KeyRing> = {}): KeyRing => ({
  linkSigningKey: randomBytes(keyBytes).toString('base64'),
  attemptEncryptionKey: randomBytes(keyBytes).toString('base64'),
  sandboxKey: randomBytes(16).toString('hex'),
  sandboxPassword: randomBytes(16).toString('hex'),
  ...known,
  identities: Object.fromEntries(
    processes.map((name) => [name, known.identities?.[name] ?? newIdentity(name)]),
  ) as KeyRing['identities'],
});

const steps = {
  /** A second pair, believed by all and used by nobody yet. */
  add: (identity: Identity, owner: ProcessName): Identity => {
    if (identity.pairs.length > 1) throw new Error(`${owner} already has a second key: finish with "use" and "drop"`);
    return { ...identity, pairs: [...identity.pairs, newPair(owner, numberOf(newest(identity)) + 1)] };
  },
  /** From now on the newest pair signs. */
  use: (identity: Identity): Identity => ({ ...identity, signs: newest(identity).kid }),
  /** Only the pair that signs is left. */
  drop: (identity: Identity): Identity => ({
    ...identity,
    pairs: identity.pairs.filter(({ kid }) => kid === identity.signs),
  }),
};

export type Step = keyof typeof steps;
export const isStep = (text: string): text is Step => text in steps;

/** One step of a rotation; every process has to have seen it before the next one (docs/how-to/rotate-keys.md). */
export const rotate = (ring: KeyRing, step: Step, owners: readonly ProcessName[]): KeyRing => ({
  ...ring,
  identities: Object.fromEntries(
    processes.map((name) => {
      const identity = ring.identities[name];
      return [name, owners.includes(name) ? steps[step](identity, name) : identity];
    }),
  ) as KeyRing['identities'],
});
