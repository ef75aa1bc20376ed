import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.ts';
import { cacheRoot } from './paths.ts';

/**
 * Folder of a downloaded program in the user's cache. `build(dir)` fills an empty folder, which is renamed only when it is
 * complete; a lock prevents two builds at the same time.
 */
export const cached = async (name: string, build: (dir: string) => Promise<void>) => {
  const home = cacheRoot();
  const target = join(home, name);
  if (existsSync(target)) return target;
  return withLock(join(home, `${name}.lock`), async () => {
    if (existsSync(target)) return target;
    const draft = join(home, `.${name}.${process.pid}`);
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    try {
      await build(draft);
      renameSync(draft, target);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
    return target;
  });
};
