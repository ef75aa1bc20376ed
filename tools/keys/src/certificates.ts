import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';
import { bits, integer, octets, oid, sequence, set, tagged, text, time, yes } from './der.ts';

/** PEM of both. */
export interface Certified {
  readonly cert: string;
  readonly key: string;
}

const dayMs = 24 * 3_600_000;
/** Days. An authority is valid for longer than its certificates. Both are renewed when a third of their time is left. */
const days = { authority: 3_650, process: 365, renewBefore: 120 };
/** Certificates are valid from an hour ago, because clocks differ. */
const earlierMs = 3_600_000;

const ecdsaWithSha256 = sequence(oid('1.2.840.10045.4.3.2'));
const commonName = (value: string) => sequence(set(sequence(oid('2.5.4.3'), text(value))));

const extension = (id: string, value: Buffer, critical = false) =>
  sequence(oid(id), ...(critical ? [yes()] : []), octets(value));

/** The key identifier: with it a chain is found even while two authorities have the same name (RFC 5280, 4.2.1.2). */
const keyIdentifier = (spki: Buffer) => createHash('sha1').update(spki).digest();

const basicConstraints = (authority: boolean) =>
  extension('2.5.29.19', sequence(...(authority ? [yes(), integer(Buffer.from([0]))] : [])), true);
/** certSign and cRLSign for an authority, digitalSignature for a process. */
const keyUsage = (authority: boolean) =>
  extension('2.5.29.15', authority ? bits(Buffer.from([0x06]), 1) : bits(Buffer.from([0x80]), 7), true);
/** serverAuth and clientAuth, because a process is both. */
const extendedKeyUsage = () => extension('2.5.29.37', sequence(oid('1.3.6.1.5.5.7.3.1'), oid('1.3.6.1.5.5.7.3.2')));
const alternativeNames = (names: readonly string[]) =>
  extension('2.5.29.17', sequence(...names.map((name) => tagged(2, Buffer.from(name), false))));

interface Request {
  readonly subject: string;
  readonly issuer: string;
  readonly names?: readonly string[];
  readonly validMs: number;
  readonly key: KeyObject;
  readonly signer: KeyObject;
}

const pem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`;

/** X.509 v3 (RFC 5280), ECDSA on P-256 with SHA-256. */
const certificate = ({ subject, issuer, names, validMs, key, signer }: Request): string => {
  const publicKey = (from: KeyObject) => createPublicKey(from).export({ type: 'spki', format: 'der' });
  const now = Date.now();
  const authority = names === undefined;
  const body = sequence(
    tagged(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ecdsaWithSha256,
    commonName(issuer),
    sequence(time(new Date(now - earlierMs)), time(new Date(now + validMs))),
    commonName(subject),
    publicKey(key),
    tagged(
      3,
      sequence(
        basicConstraints(authority),
        keyUsage(authority),
        ...(names ? [extendedKeyUsage(), alternativeNames(names)] : []),
        extension('2.5.29.14', octets(keyIdentifier(publicKey(key)))),
        extension('2.5.29.35', sequence(tagged(0, keyIdentifier(publicKey(signer)), false))),
      ),
    ),
  );
  return pem(sequence(body, ecdsaWithSha256, bits(sign('sha256', body, signer))));
};

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const keyPem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

export const newAuthority = (subject: string): Certified => {
  const key = newKey();
  const validMs = days.authority * dayMs;
  return { cert: certificate({ subject, issuer: subject, validMs, key, signer: key }), key: keyPem(key) };
};

/** A certificate with these DNS names; the first one is also its subject. */
export const issue = (authority: Certified, names: readonly string[], validMs = days.process * dayMs): Certified => {
  const key = newKey();
  const [subject = ''] = names;
  const issuer = new X509Certificate(authority.cert).subject.replace(/^CN=/, '');
  const signer = createPrivateKey(authority.key);
  return { cert: certificate({ subject, issuer, names, validMs, key, signer }), key: keyPem(key) };
};

/** Whether a certificate is still valid: of this authority, for these names, and not about to expire. */
export const isCurrent = ({ cert }: Certified, authority: Certified, names: readonly string[]): boolean => {
  const found = new X509Certificate(cert);
  const ofAuthority = found.verify(createPublicKey(authority.cert));
  const left = Date.parse(found.validTo) - Date.now();
  const named = found.subjectAltName === names.map((name) => `DNS:${name}`).join(', ');
  return ofAuthority && named && left > days.renewBefore * dayMs;
};
