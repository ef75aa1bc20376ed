import { limited } from '#machine/limit.ts';
import { say, warn } from '#machine/say.ts';
import { bundle, describe } from './build/bundle.ts';
import type { Target } from './build/targets.ts';
import { buildTexts } from './build/texts.ts';

const atOnce = 3;

interface Restarting {
  /** Runs before the builds. */
  readonly before?: () => Promise<unknown>;
  readonly restart: (name: string) => Promise<unknown>;
}

/**
 * Returns a function that builds the targets whose sources have changed and restarts their processes. A process whose build
 * fails goes on with its last build, and its error is printed.
 */
export const rebuilder =
  (targets: readonly Target[], { before, restart }: Restarting) =>
  async () => {
    await before?.();
    await limited(targets, atOnce, async (target) => {
      const began = performance.now();
      try {
        if (!(await bundle(target))) return;
        // Each build empties the folder of the texts.
        if (target.name === 'content') await buildTexts();
        await restart(target.name);
        say(`${target.name} restarted (${((performance.now() - began) / 1000).toFixed(1)} s)`);
      } catch (error) {
        warn(`${target.name}: ${describe(error as Error)}`);
      }
    });
  };
