// node tools/build.mjs   bundles services and tools, builds the web client; what has not changed is left alone
// node tools/build.mjs orders web   only these
import { join } from 'node:path';
import { limited } from './start/limit.mjs';
import { withLock } from './start/lock.mjs';
import { dataRoot } from './start/paths.mjs';
import { CannotGoOn, say } from './start/say.mjs';
import { takeNode } from './start/take-node.mjs';

const atOnce = 3;

const build = async (only) => {
  const began = Date.now();
  // Imported here because they need what the installation brings.
  const [{ bundle, describe }, { bundleTargets }, { generate }, { buildTexts }, { buildWeb }, esbuild] =
    await Promise.all([
      import('./start/build/bundle.mjs'),
      import('./start/build/targets.mjs'),
      import('./start/build/generate.mjs'),
      import('./start/build/texts.mjs'),
      import('./start/build/web.mjs'),
      import('esbuild'),
    ]);
  if (await generate()) say('generated code from proto/');
  const all = [...bundleTargets().map((target) => [target.name, () => bundle(target)]), ['web', buildWeb]];
  const named = all.filter(([name]) => !only || only.includes(name));
  const failures = [];
  await limited(named, atOnce, async ([name, work]) => {
    try {
      if (await work()) say(`built ${name}`);
    } catch (error) {
      failures.push(`${name}:\n${describe(error)}`);
    }
  });
  // After the service that they lie beside.
  if (!only || only.includes('content')) {
    if (await buildTexts()) say('texts of the client, for the content service');
  }
  // Its own process would stay with all that it has read: more than the whole product uses.
  await esbuild.stop();
  if (failures.length > 0) throw new CannotGoOn(`The build failed.\n${failures.join('\n')}`);
  say(`build is current (${((Date.now() - began) / 1000).toFixed(1)} s)`);
};

/**
 * Builds all (or the packages in `only`, named by their folders), or throws one error that lists every one that failed.
 * One build of a clone at a time.
 */
export const buildAll = (only) => withLock(join(dataRoot, 'build', 'lock'), () => build(only));

if (process.argv[1] === import.meta.filename) {
  takeNode()
    .then(() => buildAll(process.argv.length > 2 ? process.argv.slice(2) : undefined))
    .catch((error) => {
      console.error(error.message);
      process.exit(1);
    });
}
