import { createHash } from 'node:crypto';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone that these scripts belong to. */
export const root = resolve(fileURLToPath(new URL('../../..', import.meta.url)));

/** All data of a running stack, inside the clone and ignored by git. */
export const dataRoot = join(root, '.data');

/** Distinguishes clones in the shared folder for temporary files. */
export const cloneId = createHash('sha256').update(root).digest('hex').slice(0, 10);

/** Downloaded programs, shared by all clones of a user. */
export const cacheRoot = () => process.env.SOUTHLINE_CACHE ?? join(homedir(), '.cache', 'southline');

/**
 * Temporary spaces of this clone start with this path; `spaces.ts` removes those of killed runs. SOUTHLINE_SPACES: another folder
 * than the system's for temporary files, such as one in memory.
 */
export const spacePrefix = (purpose: string) =>
  join(process.env.SOUTHLINE_SPACES ?? tmpdir(), `southline-${purpose}-${cloneId}-`);
