import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { root } from '#machine/paths.ts';
import { options } from './build/bundle.ts';

/** Node 21 and later have these; package.json allows Node 20.19. */
const younger =
  /\b(?:Map|Object)\.groupBy\b|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b|\bimport\.meta\.main\b/;

test('the audit calls nothing that the oldest Node of package.json lacks', async () => {
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints: [join(root, 'tools/audit/src/main.ts')],
    target: 'node20.19',
    sourcemap: false,
    splitting: false,
    write: false,
  });
  expect(younger.exec(outputFiles?.[0]?.text ?? 'no bundle: Map.groupBy')).toBeNull();
});
