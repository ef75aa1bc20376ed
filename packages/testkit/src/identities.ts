import { generateKeyPairSync } from 'node:crypto';

const base64 = (der: Buffer) => der.toString('base64');

/** Keys of processes by name, and IDENTITY_VERIFY_KEYS that knows them all. */
export const identities = <Name extends string>(...names: readonly Name[]) => {
  const pairs = names.map((name) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const signing = `${name}-1:${base64(privateKey.export({ format: 'der', type: 'pkcs8' }))}`;
    return { name, signing, verify: `${name}-1:${base64(publicKey.export({ format: 'der', type: 'spki' }))}` };
  });
  return {
    signing: Object.fromEntries(pairs.map(({ name, signing }) => [name, signing])) as Record<Name, string>,
    verifyKeys: pairs.map(({ verify }) => verify).join(','),
  };
};
