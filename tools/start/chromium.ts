import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { onPath, run } from '#machine/run.ts';
import { CannotGoOn, say } from '#machine/say.ts';

/** Chromium's headless shell: the same engine, with about half of the processor time. */
const withoutWindow = 'chromium-headless-shell';
const names = [withoutWindow, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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

const aptGet = (...args: string[]) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return run('apt-get', ['-y', '-o', 'DPkg::Lock::Timeout=300', ...args], { env });
};

const install = (name: string) => aptGet('install', '--no-install-recommends', name, 'fonts-liberation');

/** The path of a Chromium. Installs one if there is none and installing is allowed. */
export const chromium = async () => {
  const here = found();
  if (here) return here;
  if (mayInstall()) {
    say('installing Chromium (apt-get)');
    await aptGet('update');
    // Older distributions lack the headless shell.
    const first = await install(withoutWindow);
    const { code, output } = first.code === 0 ? first : await install('chromium');
    if (code !== 0) throw new CannotGoOn(`apt-get install failed:\n${output.slice(-1500)}`);
    const installed = found();
    if (installed) return installed;
  }
  throw new CannotGoOn('The browser tests need Chromium, which is not here.', [
    'install Chromium or Chrome, or set CHROMIUM_PATH to one',
  ]);
};
