import { CannotGoOn } from './say.mjs';

/** package.json says the same under "engines"; npm only warns about it. */
export const checkNode = (version = process.versions.node) => {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new CannotGoOn(`Node ${version} is too old: 20.19 or newer is needed.`, [
    'install Node 24 (LTS) from nodejs.org',
  ]);
};
