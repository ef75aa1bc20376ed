import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Identity, identityOf, isAlive } from './identity.ts';
import { spacePrefix } from './paths.ts';
import { endLeftovers } from './records.ts';

const ownerFile = 'owner.json';

const ownerOf = (dir: string): Identity | undefined => {
  try {
    return JSON.parse(readFileSync(join(dir, ownerFile), 'utf8'));
  } catch {
    return undefined;
  }
};

/** Stops and removes the temporary spaces of this clone (of one purpose, or all) whose owner process has ended. */
export const sweepSpaces = async (purpose?: string) => {
  const [start = '', end] = basename(spacePrefix(purpose ?? '*')).split('*');
  const isOurs = (name: string) => name.startsWith(start) && (end === undefined || name.includes(end, start.length));
  const folder = dirname(spacePrefix('any'));
  for (const name of readdirSync(folder).filter(isOurs)) {
    const dir = join(folder, name);
    const owner = ownerOf(dir);
    if (owner && isAlive(owner)) continue;
    await endLeftovers(dir, { graceMs: 0 });
    rmSync(dir, { recursive: true, force: true });
  }
};

/** A temporary folder of this process; `sweepSpaces` of a later run cleans up after a killed one. */
export const openSpace = (purpose: string) => {
  let number = 0;
  while (existsSync(`${spacePrefix(purpose)}${process.pid}-${number}`)) number += 1;
  const dir = `${spacePrefix(purpose)}${process.pid}-${number}`;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  writeFileSync(join(dir, ownerFile), JSON.stringify(identityOf(process.pid)));
  return dir;
};
