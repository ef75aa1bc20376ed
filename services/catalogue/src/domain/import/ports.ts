import type { Job } from '../jobs/job.ts';
import type { EverydayRow } from '../search/everyday-row.ts';
import type { Kind, Pointer } from '../snapshot/generation.ts';
import type { PartIndexStore } from '../snapshot/ports.ts';

export interface ImportStore extends PartIndexStore {
  pointer(): Promise<Pointer | undefined>;
  /** Drops generations that are neither current nor kept for a rollback, including those of failed imports. */
  dropUnused(): Promise<void>;
  /** An empty generation of the kind, with a number that was never used before. */
  create(kind: Kind): Promise<number>;
  /** Writes rows of the kind; returns the positions of rows whose key already exists. */
  insert(kind: Kind, generation: number, rows: readonly object[]): Promise<readonly number[]>;
  /** Builds the indexes, after the rows and before the flip: readers never see a generation without them. */
  index(kind: Kind, generation: number): Promise<void>;
  ids(kind: Kind, generation: number): Promise<ReadonlySet<string>>;
  flip(pointer: Pointer): Promise<void>;
  /** Sets the units free for sale; held and sold units do not change. */
  setAvailable(rows: readonly { readonly partNo: string; readonly available: number }[]): Promise<void>;
  /** Replaces all jobs by these. */
  replaceJobs(jobs: readonly Job[]): Promise<void>;
  /** Replaces all of the shop's own rows of everyday language by these. */
  replaceEveryday(rows: readonly EverydayRow[]): Promise<void>;
}

/** Runs an import exclusively; `check` throws once the lease is lost. */
export type ImportLease = <T>(work: (check: () => void) => Promise<T>) => Promise<T>;
