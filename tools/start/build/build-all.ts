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

/** Packages that a start needs first, then the slowest ones. */
const firstOnes = ['topics', 'demo', 'catalogue', 'payment-sandbox', 'mailbox', 'web', 'map'];

/** Packages that a process runs with: the BFF serves the client and the map. */
export const packagesOf = (name: string): readonly string[] => (name === 'bff' ? [name, 'web', 'map'] : [name]);

const partsOf = (only?: readonly string[]) => {
  const all: [string, () => Promise<boolean>][] = [
    ...bundleTargets().map((target): [string, () => Promise<boolean>] => [target.name, () => bundle(target)]),
    ['web', buildWeb],
    ['map', buildMap],
  ];
  const isFirst = ([name]: (typeof all)[number]) => firstOnes.includes(name);
  const inOrder = [
    ...firstOnes.flatMap((first) => all.filter(([name]) => name === first)),
    ...all.filter((part) => !isFirst(part)),
  ];
  return inOrder.filter(([name]) => !only || only.includes(name));
};

/** Starts to build all packages, or those in `only`, by folder name. Only one build of a clone runs at a time. */
export const startBuild = (only?: readonly string[]) => {
  const parts = partsOf(only).map(([name, work]) => ({ name, work, ...Promise.withResolvers<void>() }));
  // Prevents unhandled rejections: `all` reports each failure.
  for (const { promise } of parts) promise.catch(() => {});

  const build = async () => {
    const began = Date.now();
    if (await generate()) say('generated code from proto/');
    const failures: string[] = [];
    await limited(parts, atOnce, async ({ name, work, resolve, reject }) => {
      try {
        if (await work()) say(`built ${name}`);
        // The texts are built after the service's bundles, because bundling empties the folder.
        if (name === 'content' && (await buildTexts())) say('texts of the client, for the content service');
        resolve();
      } catch (error) {
        failures.push(`${name}:\n${describe(error as Error)}`);
        reject(error);
      }
    });
    // Stops esbuild's process, which would otherwise hold more memory than the whole product.
    await stop();
    if (failures.length > 0) throw new CannotGoOn(`The build failed.\n${failures.join('\n')}`);
    say(`build is current (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  };

  const all = withLock(join(dataRoot, 'build', 'lock'), build);
  return {
    /** Resolves when everything is built; rejects with one error that lists every failed package. */
    all,
    /** Resolves when the build output of this process is complete. */
    of: (wanted: string): Promise<unknown> => {
      const needed = packagesOf(wanted);
      return Promise.all(parts.filter(({ name }) => needed.includes(name)).map(({ promise }) => promise));
    },
  };
};

export type Build = ReturnType<typeof startBuild>;

/** Builds all packages, or those in `only`. */
export const buildAll = (only?: readonly string[]) => startBuild(only).all;
