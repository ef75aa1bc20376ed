import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@southline/processes';
import { foldersOf } from './files.ts';
import { complete, isStep, type KnownRing, type Owner, others, rotate, type Step } from './key-ring.ts';

const usage = 'keys <folder> [add|use|drop <process|all|certificates|attempts|tokens>] | [show demo-accounts]';

const read = (file: string): KnownRing =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KnownRing) : {};

/** Writes a file completely or not at all. */
const write = (file: string, content: string, mode: number): void => {
  const draft = `${file}.new`;
  writeFileSync(draft, content, { mode });
  renameSync(draft, file);
};

/** `all` are the identity keys of all processes. */
const ownersOf = (text: string | undefined): readonly Owner[] => {
  const owners = text === 'all' ? serviceNames : [...serviceNames, ...others].filter((name) => text === name);
  if (owners.length === 0) throw new Error(usage);
  return owners;
};

/** Shows secrets that people need to sign in; processes read all others. */
const show = (folder: string, owner: string | undefined): void => {
  if (owner !== 'demo-accounts') throw new Error(usage);
  process.stdout.write(readFileSync(join(folder, owner, 'keys.env'), 'utf8'));
};

/** Completes the ring, or takes one step of a rotation, and rewrites every folder. */
const make = (folder: string, step: Step | undefined, owner: string | undefined): void => {
  const file = join(folder, 'ring', 'ring.json');
  const known = complete(read(file));
  const ring = step ? rotate(known, step, ownersOf(owner)) : known;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  mkdirSync(join(folder, 'ring'), { recursive: true });
  write(file, JSON.stringify(ring, null, 2), 0o600);
  const folders = Object.entries(foldersOf(ring));
  for (const [name, files] of folders) {
    mkdirSync(join(folder, name), { recursive: true });
    // If the folder is a volume, only one container mounts it, whose process runs as another user.
    // Kafka's image copies its file with this mode and adds to the copy, so its owner must be able to write.
    for (const [file, content] of Object.entries(files)) write(join(folder, name, file), content, 0o644);
  }
  process.stdout.write(`keys of ${folders.map(([name]) => name).join(', ')} are in ${folder}\n`);
};

const main = ([folder, step, owner]: readonly string[]): void => {
  if (folder && step === 'show') show(folder, owner);
  else if (folder && (step === undefined || isStep(step))) make(folder, step, owner);
  else throw new Error(usage);
};

try {
  main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
