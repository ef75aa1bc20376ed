import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { onPath, run } from '#machine/run.ts';
import { CannotGoOn, say } from '#machine/say.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macBundle = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Playwright's own downloads, the newest first. */
const fromPlaywright = (home = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright')) => {
  if (!existsSync(home)) return undefined;
  const folders = readdirSync(home).filter((name) => /^chromium-\d+$/.test(name));
  folders.sort((one, other) => Number(other.split('-')[1]) - Number(one.split('-')[1]));
  const files = folders.flatMap((name) =>
    ['chrome-linux', 'chrome-linux64'].map((part) => join(home, name, part, 'chrome')),
  );
  return files.find((file) => existsSync(file));
};

const found = () => {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  return onPath(...names) ?? fromPlaywright() ?? (existsSync(macBundle) ? macBundle : undefined);
};

const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get') !== undefined;

const aptGet = async (...args: string[]) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await run('apt-get', ['-y', '-o', 'DPkg::Lock::Timeout=300', ...args], { env });
  if (code !== 0) throw new CannotGoOn(`apt-get ${args[0]} failed:\n${output.slice(-1500)}`);
};

/** Path of a Chromium, which is installed where that is allowed. */
export const chromium = async () => {
  const here = found();
  if (here) return here;
  if (mayInstall()) {
    say('installing Chromium (apt-get)');
    await aptGet('update');
    await aptGet('install', '--no-install-recommends', 'chromium', 'fonts-liberation');
    const installed = found();
    if (installed) return installed;
  }
  throw new CannotGoOn('The browser tests need Chromium, which is not here.', [
    'install Chromium or Chrome, or set CHROMIUM_PATH to one',
  ]);
};
