import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
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
    const token = await createSigner(bff.signing).sign(guest, 'orders');
    expect(await createVerifier(verifyKeys).verify(token, 'orders')).toMatchObject(guest);
  });

  it('counts at the service that it is for and at those which that one asks, and nowhere else', async () => {
    const verifier = createVerifier(verifyKeys);
    const signer = createSigner(bff.signing);
    const takenAt = async (token: string) => {
      const services = ['orders', 'vouchers', 'returns', 'payments', 'auth'];
      const taken = await Promise.allSettled(services.map((service) => verifier.verify(token, service)));
      return services.filter((_service, index) => taken[index]?.status === 'fulfilled');
    };
    expect(await takenAt(await signer.sign(guest, 'auth'))).toEqual(['auth']);
    expect(await takenAt(await signer.sign(guest, 'orders'))).toEqual(['orders', 'vouchers']);
    expect(await takenAt(await signer.sign(guest, 'returns'))).toEqual(['orders', 'returns']);
  });

  it('ends after a minute, also for a verifier that has seen it', async () => {
    let now = Date.now();
    const verifier = createVerifier(verifyKeys, () => now);
    const token = await createSigner(bff.signing, () => now).sign(guest, 'orders');
    await verifier.verify(token, 'orders');
    now += 70_000;
    await expect(verifier.verify(token, 'orders')).rejects.toMatchObject({ code: 'UnauthorisedAccess' });
  });

  it('is refused when a service vouches for a person or for another service', async () => {
    const signer = createSigner(orders.signing);
    const verifier = createVerifier(verifyKeys);
    for (const identity of [guest, { subject: 'service:bff', role: 'service' } as const]) {
      await expect(verifier.verify(await signer.sign(identity, 'orders'), 'orders')).rejects.toMatchObject({
        kind: 'unauthenticated',
      });
    }
    await expect(
      verifier.verify(await signer.sign({ subject: 'service:orders', role: 'service' }, 'orders'), 'orders'),
    ).resolves.toBeDefined();
  });

  it('is refused when its bytes were changed or its key is unknown', async () => {
    const token = await createSigner(bff.signing).sign(guest, 'orders');
    const stranger = await createSigner(keyPair('bff-1').signing).sign(guest, 'orders');
    const verifier = createVerifier(verifyKeys);
    for (const bad of [`${token.slice(0, -4)}AAAA`, stranger, 'x', '']) {
      await expect(verifier.verify(bad, 'orders')).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
  });

  describe('of another making', () => {
    const [kid = '', material = ''] = bff.signing.split(':');
    const key = createPrivateKey({ key: Buffer.from(material, 'base64'), format: 'der', type: 'pkcs8' });
    const soon = () => Math.floor(Date.now() / 1000);
    const made = (claims: Record<string, unknown>, now = soon()) =>
      new SignJWT({ role: 'guest', sub: 'guest:abc', aud: 'orders', iat: now, exp: now + 60, ...claims })
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .sign(key);
    const verify = (token: string) => createVerifier(verifyKeys).verify(token, 'orders');

    it('is taken when it says the same', async () => {
      expect(await verify(await made({}))).toMatchObject(guest);
    });

    it.each([
      ['for somebody else', () => ({ aud: 'warehouse' })],
      ['for another service', () => ({ aud: 'returns' })],
      ['for all services', () => ({ aud: 'southline' })],
      ['for nobody in particular', () => ({ aud: undefined })],
      ['that does not say when it was made', () => ({ iat: undefined })],
      ['that was made tomorrow', (now: number) => ({ iat: now + 86_400, exp: now + 86_460 })],
      ['that would count for longer than a minute', (now: number) => ({ exp: now + 61 })],
      ['that was made before a minute', (now: number) => ({ iat: now - 120, exp: now - 60 })],
      ['without an end', () => ({ exp: undefined })],
    ])('is refused when it is one %s', async (_what, claimsAt) => {
      // One time for the whole token: a second that passes meanwhile must not matter.
      const now = soon();
      await expect(verify(await made(claimsAt(now), now))).rejects.toMatchObject({ kind: 'unauthenticated' });
    });
  });

  it('is signed once for half a minute', async () => {
    let now = Date.now();
    const signer = createSigner(bff.signing, () => now);
    const first = await signer.sign(guest, 'orders');
    expect(await signer.sign(guest, 'orders')).toBe(first);
    now += 31_000;
    expect(await signer.sign(guest, 'orders')).not.toBe(first);
    expect(await signer.sign(guest, 'auth')).not.toBe(await signer.sign(guest, 'orders'));
  });

  it('is signed anew for a session that was forgotten', async () => {
    let now = Date.now();
    const signer = createSigner(bff.signing, () => now);
    const member: Identity = { subject: 'member:1', role: 'Member', membershipNo: '1', sessionId: 'a' };
    const [first, other] = [
      await signer.sign(member, 'orders'),
      await signer.sign({ ...member, sessionId: 'b' }, 'orders'),
    ];
    now += 1_000;
    signer.forget(member);
    expect(await signer.sign(member, 'orders')).not.toBe(first);
    expect(await signer.sign({ ...member, sessionId: 'b' }, 'orders')).toBe(other);
  });
});
