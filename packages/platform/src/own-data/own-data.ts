import type { OwnDataPart } from '@southline/contracts/common';
import type { ownDataServices } from '@southline/contracts/own-data';
import { DomainError } from '@southline/kernel/errors';
import type { GrpcServer } from '../grpc/index.ts';

/** The person whose data is exported. */
export interface DataHolder {
  readonly membershipNo: string;
  /** Owner key of records. */
  readonly owner: string;
  /** The verified address of the account. */
  readonly email: string;
}

/** Yields the files of one holder, piece by piece. A file without pieces is not part of the download. */
export type OwnFiles = (holder: DataHolder) => AsyncIterable<OwnDataPart>;

/** A JSON file with an array of records, one per line. */
export const ownRecords = <Row>(
  file: string,
  find: (holder: DataHolder) => AsyncIterable<Row>,
  show: (row: Row) => unknown = (row) => row,
): OwnFiles =>
  async function* (holder) {
    let before = '[\n';
    for await (const row of find(holder)) {
      yield { file, content: Buffer.from(before + JSON.stringify(show(row))) };
      before = ',\n';
    }
    if (before !== '[\n') yield { file, content: Buffer.from('\n]\n') };
  };

/** Serves the export of the caller's own data. The files are read one after the other. */
export const serveOwnData = (
  server: GrpcServer,
  definition: (typeof ownDataServices)[keyof typeof ownDataServices],
  files: readonly OwnFiles[],
): void =>
  server.add(definition, {
    async *exportOwnData({ email }, { identity, owner }) {
      const membershipNo = identity?.membershipNo;
      if (!membershipNo) throw new DomainError('not-found', 'NotFound', 'There is no such account.');
      for (const read of files) {
        for await (const part of read({ membershipNo, owner: owner(), email })) yield { part };
      }
    },
  });
