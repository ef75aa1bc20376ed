import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { filesBelow, hashOf } from './build/stamp.ts';

/** Changes with the code of a service, with the files that its migration loads, with the demo set, and with `settings`. */
export const preparationOf = (dir: string, settings: unknown) => {
  const stamps = [`${dir}/dist`, `${dir}/dist/texts`, 'tools/demo/dist'].map((folder) =>
    join(root, folder, '.stamp.json'),
  );
  return hashOf([...filesBelow(join(root, dir)), ...stamps], settings);
};
