import { join } from 'node:path';
import { stop } from 'esbuild';
import { limited } from '#machine/limit.ts';
import { withLock } from '#machine/lock.ts';
import { dataRoot } from '#machine/paths.ts';
import { CannotGoOn, say } from '#machine/say.ts';
import { bundle, describe } from './bundle.ts';
import { generate } from './generate.ts';
import { buildMap } from './map.ts';
import { bundleTargets } from './targets.ts';
import { buildTexts } from './texts.ts';
import { buildWeb } from './web.ts';

const atOnce = 3;

const build = async (only?: readonly string[]) => {
  const began = Date.now();
  if (await generate()) say('generated code from proto/');
  const all: [string, () => Promise<boolean>][] = [
    ...bundleTargets().map((target): [string, () => Promise<boolean>] => [target.name, () => bundle(target)]),
    ['web', buildWeb],
    ['map', buildMap],
  ];
  const named = all.filter(([name]) => !only || only.includes(name));
  const failures: string[] = [];
  await limited(named, atOnce, async ([name, work]) => {
    try {
      if (await work()) say(`built ${name}`);
    } catch (error) {
      failures.push(`${name}:\n${describe(error as Error)}`);
    }
  });
  // After the service that they lie beside.
  if (!only || only.includes('content')) {
    if (await buildTexts()) say('texts of the client, for the content service');
  }
  // Its own process would stay with all that it has read: more than the whole product uses.
  await stop();
  if (failures.length > 0) throw new CannotGoOn(`The build failed.\n${failures.join('\n')}`);
  say(`build is current (${((Date.now() - began) / 1000).toFixed(1)} s)`);
};

/**
 * Builds all (or the packages in `only`, named by their folders), or throws one error that lists every one that failed.
 * One build of a clone at a time.
 */
export const buildAll = (only?: readonly string[]) => withLock(join(dataRoot, 'build', 'lock'), () => build(only));
