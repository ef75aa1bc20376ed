import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '../build/generate.mjs';
import { root } from '../paths.mjs';
import { checkImports } from './imports.mjs';
import { passes } from './programs.mjs';
import { checkBreaking, lintProto } from './proto.mjs';

const types = (project) => () => passes('tsc', ['-p', project, '--noEmit']);

const filesOfProcesses = async () => {
  const stale = await (await import('../../processes/src/write.ts')).staleFiles();
  return { ok: stale.length === 0, reason: `run "npm run processes", it writes ${stale.join(', ')}` };
};

/** [{name, check}]: each answers {ok, reason?, note?}. Generated code comes first, since the others read it. */
export const quickChecks = () =>
  [
    { name: 'contracts generated', check: () => generate().then(() => ({ ok: true })) },
    { name: 'types', check: types('tsconfig.json') },
    existsSync(join(root, 'web/tsconfig.json')) && { name: 'types of web', check: types('web/tsconfig.json') },
    { name: 'types of load tests', check: types('load-tests/tsconfig.json') },
    {
      name: 'lint and format',
      check: () => passes('biome', ['check', '--diagnostic-level=error']),
    },
    { name: 'import rules', check: checkImports },
    // Imported in their turn: they need what the installation brings.
    { name: 'files of the processes', check: filesOfProcesses },
    { name: 'texts', check: async () => (await import('./texts.mjs')).checkTexts() },
    { name: 'proto lint', check: lintProto },
    { name: 'proto compatible', check: checkBreaking },
  ].filter(Boolean);
