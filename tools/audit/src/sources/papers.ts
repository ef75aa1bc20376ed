import { sha256Hex } from '@southline/platform/ids';
import type { Binary, Db } from 'mongodb';
import type { PaperRecord } from '../checks/papers.ts';

type StoredPaper = Omit<PaperRecord, 'isIntact'> & { readonly sha256: string; readonly bytes: Binary };

/** Reads the papers one by one: the PDFs of all orders do not fit into memory. */
export const readPapers = (documents: Db): Promise<PaperRecord[]> =>
  documents
    .collection<StoredPaper>('papers')
    .find()
    .map(({ bytes, sha256, ...paper }) => ({ ...paper, isIntact: sha256Hex(bytes.buffer) === sha256 }))
    .toArray();
