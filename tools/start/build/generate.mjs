import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { pnpm } from '../pnpm.mjs';
import { filesBelow, hashOf, lockfile, readStamp, writeStamp } from './stamp.mjs';

const contracts = join(root, 'packages', 'contracts');
const output = join(contracts, 'src', 'gen');
const stampFile = join(output, '.stamp.json');

/** Code from proto/, when proto/ or the generator changed; answers whether it did. */
export const generate = async () => {
  const sources = [...filesBelow(join(root, 'proto')), join(contracts, 'buf.gen.yaml'), lockfile];
  const state = hashOf(sources);
  if (existsSync(output) && readStamp(stampFile)?.state === state) return false;
  await pnpm(['--filter', '@southline/contracts', 'gen'], 'generating code from proto/');
  writeStamp(stampFile, { state });
  return true;
};
