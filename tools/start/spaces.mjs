import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { identityOf, isAlive } from './identity.mjs';
import { spacePrefix } from './paths.mjs';
import { endLeftovers } from './records.mjs';

const ownerFile = 'owner.json';

const ownerOf = (dir) => {
  try {
    return JSON.parse(readFileSync(join(dir, ownerFile), 'utf8'));
  } catch {
    return undefined;
  }
};

/** Ends and removes the temporary spaces of this clone whose owner is no more. */
export const sweepSpaces = async (purpose) => {
  const prefix = spacePrefix(purpose);
  const folder = dirname(prefix);
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(basename(prefix)))) {
    const dir = join(folder, name);
    const owner = ownerOf(dir);
    if (owner && isAlive(owner)) continue;
    await endLeftovers(dir, { graceMs: 0 });
    rmSync(dir, { recursive: true, force: true });
  }
};

/** A temporary folder of this process; `sweepSpaces` of a later run cleans up after a killed one. */
export const openSpace = (purpose) => {
  let number = 0;
  while (existsSync(`${spacePrefix(purpose)}${process.pid}-${number}`)) number += 1;
  const dir = `${spacePrefix(purpose)}${process.pid}-${number}`;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  writeFileSync(join(dir, ownerFile), JSON.stringify(identityOf(process.pid)));
  return dir;
};
