import { staleFiles } from '../../processes/src/write.ts';
import { generate } from '../build/generate.ts';
import type { Verdict } from '../tally.ts';
import { checkComparisons } from './comparisons.ts';
import { checkImports } from './imports.ts';
import { checkNames } from './names.ts';
import { passes } from './programs.ts';
import { checkBreaking, lintProto } from './proto.ts';
import { checkReadmes } from './readmes.ts';
import { checkReferences } from './references.ts';
import { checkStates } from './states.ts';
import { checkTextFields } from './text-fields.ts';
import { checkTexts } from './texts.ts';
import { checkVersions } from './versions.ts';

/** Uses one type checker. With several, the verdict about recursive types depends on which checker gets which file. */
const types = (project: string) => () => passes('tsc', ['-p', project, '--noEmit', '--checkers', '1']);

const filesOfProcesses = async () => {
  const stale = await staleFiles();
  return { ok: stale.length === 0, reason: `run "npm run processes", it writes ${stale.join(', ')}` };
};

export interface QuickCheck {
  readonly name: string;
  readonly check: () => Promise<Verdict>;
  /** The commands beside `npm run check` that run it: `npm run typecheck` and `npm run lint`. */
  readonly parts?: readonly ('types' | 'lint')[];
}

/** The first check generates code, which all other checks need. */
export const quickChecks = (): QuickCheck[] => [
  {
    name: 'contracts and types of texts generated',
    check: () => generate().then(() => ({ ok: true })),
    parts: ['types', 'lint'],
  },
  { name: 'types', check: types('tsconfig.json'), parts: ['types'] },
  { name: 'types of web', check: types('web/tsconfig.json'), parts: ['types'] },
  { name: 'types of the web worker', check: types('web/worker/tsconfig.json'), parts: ['types'] },
  { name: 'types of load tests', check: types('load-tests/tsconfig.json'), parts: ['types'] },
  {
    name: 'lint and format',
    check: () => passes('biome', ['check', '--diagnostic-level=error']),
    parts: ['lint'],
  },
  { name: 'import rules', check: checkImports, parts: ['lint'] },
  { name: 'files of the processes', check: filesOfProcesses },
  { name: 'texts', check: checkTexts },
  { name: 'lists of the READMEs', check: checkReadmes },
  { name: 'references of the documentation', check: checkReferences },
  { name: 'names of files and factories', check: checkNames },
  { name: 'comparisons of addresses and codes', check: checkComparisons },
  { name: 'text fields of the REST contract and their reading', check: checkTextFields },
  { name: 'states and their exits', check: checkStates },
  { name: 'versions of servers', check: checkVersions },
  { name: 'proto lint', check: lintProto },
  { name: 'proto compatible', check: checkBreaking },
];
