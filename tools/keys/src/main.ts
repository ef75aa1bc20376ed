import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complete, isStep, type KeyRing, type ProcessName, processes, rotate } from './key-ring.ts';
import { envFile, variablesOf } from './variables.ts';

const usage = 'keys <folder> [add|use|drop <process|all>]';

const read = (file: string): Partial<KeyRing> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<KeyRing>) : {};

/** A file is there whole or not at all. */
const write = (file: string, content: string, mode: number): void => {
  const draft = `${file}.new`;
  writeFileSync(draft, content, { mode });
  renameSync(draft, file);
};

const ownersOf = (text: string | undefined): readonly ProcessName[] => {
  const owners = processes.filter((name) => text === 'all' || text === name);
  if (owners.length === 0) throw new Error(usage);
  return owners;
};

const main = ([folder, step, owner]: readonly string[]): void => {
  if (!folder || (step !== undefined && !isStep(step))) throw new Error(usage);
  const file = join(folder, 'ring', 'ring.json');
  const known = complete(read(file));
  const ring = step ? rotate(known, step, ownersOf(owner)) : known;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  mkdirSync(join(folder, 'ring'), { recursive: true });
  write(file, JSON.stringify(ring, null, 2), 0o600);
  for (const [name, variables] of Object.entries(variablesOf(ring))) {
    mkdirSync(join(folder, name), { recursive: true });
    // Where the folder is a volume, it reaches one container only, whose process is another user.
    write(join(folder, name, 'keys.env'), envFile(variables), 0o444);
  }
  process.stdout.write(`keys of ${processes.join(', ')} are in ${folder}\n`);
};

try {
  main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
