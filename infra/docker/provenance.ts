import { createHash } from 'node:crypto';

export interface Built {
  /** The folder of the process, which is also the argument of the build. */
  readonly process: string;
  /** The commit; undefined if the build was not told. */
  readonly revision: string | undefined;
  readonly node: string;
  readonly lockfile: Buffer;
  /** The contents of each file of the image, by its path. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const sha256 = (bytes: Buffer) => ({ sha256: createHash('sha256').update(bytes).digest('hex') });

/**
 * What the files of an image were made from: an in-toto statement with SLSA provenance 1.0, as JSON. It has no times, so two
 * builds of a commit write the same text.
 */
export const provenanceOf = ({ process, revision, node, lockfile, files }: Built): string => {
  const source = { uri: 'git+https://git.southline.example/southline', digest: { gitCommit: revision } };
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [...files]
      .map(([name, bytes]) => ({ name, digest: sha256(bytes) }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://southline.example/build/process/v1',
        externalParameters: { process },
        internalParameters: { node },
        resolvedDependencies: [...(revision ? [source] : []), { name: 'pnpm-lock.yaml', digest: sha256(lockfile) }],
      },
      runDetails: { builder: { id: 'https://southline.example/build/dockerfile' } },
    },
  };
  return `${JSON.stringify(statement, undefined, 2)}\n`;
};
