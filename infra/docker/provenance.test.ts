import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { provenanceOf } from './provenance.ts';

const main = Buffer.from('main');
const built = {
  process: 'services/orders',
  revision: 'a'.repeat(40),
  node: 'v24.0.0',
  lockfile: Buffer.from('lock'),
  files: new Map([
    ['sbom.cdx.json', Buffer.from('bill')],
    ['dist/main.js', main],
  ]),
};
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('it names every file of the image by its hash, the commit and the lockfile', () => {
  const { subject, predicateType, predicate } = JSON.parse(provenanceOf(built));
  expect(predicateType).toBe('https://slsa.dev/provenance/v1');
  expect(subject.map(({ name }: { name: string }) => name)).toEqual(['dist/main.js', 'sbom.cdx.json']);
  expect(subject[0].digest).toEqual({ sha256: hashOf(main) });
  expect(predicate.buildDefinition.externalParameters).toEqual({ process: 'services/orders' });
  expect(predicate.buildDefinition.resolvedDependencies).toMatchObject([
    { digest: { gitCommit: built.revision } },
    { name: 'pnpm-lock.yaml', digest: { sha256: hashOf(built.lockfile) } },
  ]);
});

test('a changed file changes it, the order of the files does not', () => {
  const reversed = new Map([...built.files].reverse());
  expect(provenanceOf({ ...built, files: reversed })).toBe(provenanceOf(built));
  const changed = new Map([...built.files, ['dist/main.js', Buffer.from('other')] as const]);
  expect(provenanceOf({ ...built, files: changed })).not.toBe(provenanceOf(built));
});

test('a build that was not told the commit names none', () => {
  const { predicate } = JSON.parse(provenanceOf({ ...built, revision: undefined }));
  expect(predicate.buildDefinition.resolvedDependencies).toHaveLength(1);
});
