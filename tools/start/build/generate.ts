import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { pnpm } from '../pnpm.ts';
import { writeTextTypes } from '../texts/text-types.ts';
import { filesBelow, hashOf, lockfile, readStamp, writeStamp } from './stamp.ts';

const contracts = join(root, 'packages', 'contracts');
const output = join(contracts, 'src', 'gen');
const stampFile = join(output, '.stamp.json');

/** Generates the types of the texts, and the code from proto/ if proto/ or the generator has changed. Returns whether proto/ had. */
export const generate = async () => {
  writeTextTypes();
  const generator = [join(contracts, 'buf.gen.yaml'), ...filesBelow(join(contracts, 'rules'))];
  const sources = [...filesBelow(join(root, 'proto')), ...generator, lockfile];
  const state = hashOf(sources);
  if (existsSync(output) && readStamp(stampFile)?.state === state) return false;
  await pnpm(['--filter', '@southline/contracts', 'gen'], 'generating code from proto/');
  writeStamp(stampFile, { state });
  return true;
};
