import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSigner, createVerifier, type Identity } from './index.ts';

const keyPair = (kid: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    signing: `${kid}:${privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')}`,
    verifying: `${kid}:${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`,
  };
};

const bff = keyPair('bff-1');
const orders = keyPair('orders-1');
const verifyKeys = [bff.verifying, orders.verifying];
const guest: Identity = { subject: 'guest:abc', role: 'guest' };

describe('signed identity', () => {
  it('arrives as it was signed', async () => {
    const token = await createSigner(bff.signing).sign(guest);
    expect(await createVerifier(verifyKeys).verify(token)).toMatchObject(guest);
  });

  it('ends after a minute, also for a verifier that has seen it', async () => {
    let now = Date.now();
    const verifier = createVerifier(verifyKeys, () => now);
    const token = await createSigner(bff.signing, () => now).sign(guest);
    await verifier.verify(token);
    now += 70_000;
    await expect(verifier.verify(token)).rejects.toMatchObject({ code: 'UnauthorisedAccess' });
  });

  it('is refused when a service vouches for a person or for another service', async () => {
    const signer = createSigner(orders.signing);
    const verifier = createVerifier(verifyKeys);
    for (const identity of [guest, { subject: 'service:bff', role: 'service' } as const]) {
      await expect(verifier.verify(await signer.sign(identity))).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
    await expect(
      verifier.verify(await signer.sign({ subject: 'service:orders', role: 'service' })),
    ).resolves.toBeDefined();
  });

  it('is refused when its bytes were changed or its key is unknown', async () => {
    const token = await createSigner(bff.signing).sign(guest);
    const stranger = await createSigner(keyPair('bff-1').signing).sign(guest);
    const verifier = createVerifier(verifyKeys);
    for (const bad of [`${token.slice(0, -4)}AAAA`, stranger, 'x', '']) {
      await expect(verifier.verify(bad)).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
  });

  it('is signed once for half a minute', async () => {
    let now = Date.now();
    const signer = createSigner(bff.signing, () => now);
    const first = await signer.sign(guest);
    expect(await signer.sign(guest)).toBe(first);
    now += 31_000;
    expect(await signer.sign(guest)).not.toBe(first);
  });

  it('is signed anew for a session that was forgotten', async () => {
    let now = Date.now();
    const signer = createSigner(bff.signing, () => now);
    const member: Identity = { subject: 'member:1', role: 'Member', membershipNo: '1', sessionId: 'a' };
    const [first, other] = [await signer.sign(member), await signer.sign({ ...member, sessionId: 'b' })];
    now += 1_000;
    signer.forget(member);
    expect(await signer.sign(member)).not.toBe(first);
    expect(await signer.sign({ ...member, sessionId: 'b' })).toBe(other);
  });
});
