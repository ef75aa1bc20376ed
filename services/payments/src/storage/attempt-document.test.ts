import { randomBytes } from 'node:crypto';
import { sha256Hex } from '@southline/platform/ids';
import { createSealer } from '@southline/platform/seal';
import { expect, it } from 'vitest';
import { anAttempt } from '../domain/testing.ts';
import { fromDocument, toDocument } from './attempt-document.ts';

const sealer = createSealer(randomBytes(32));

it('an attempt comes back as it went in', () => {
  const created = anAttempt();
  const open = anAttempt({ state: 'Open', accessCode: 'code', formUrl: 'https://provider.example/code' });
  expect(fromDocument(toDocument(created, sealer), sealer)).toEqual(created);
  expect(fromDocument(toDocument(open, sealer), sealer)).toEqual(open);
});

it('the stored form holds the hash of the access code and nowhere the code itself', () => {
  const open = anAttempt({ state: 'Open', accessCode: 'A1b2C3', formUrl: 'https://provider.example/A1b2C3' });
  const document = toDocument(open, sealer);
  expect(document.accessCodeHash).toBe(sha256Hex('A1b2C3'));
  expect(JSON.stringify(document)).not.toContain('A1b2C3');
});
