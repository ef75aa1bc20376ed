import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
} from 'playwright-core';
import { environment } from './environment.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Stop Chromium from contacting Google's servers at every start.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // All pages of a profile share one process, so the browser compiles the shop's scripts once for several visitors.
  '--process-per-site',
  // A page is open for about a second. Optimising its code takes longer than running it, and compiled code serves the next page.
  '--js-flags=--no-maglev --no-turbofan --no-flush-bytecode',
];

let opened: Promise<Browser> | undefined;

/** One browser for all test files of a worker. It starts with the first visitor and ends with the worker. */
export const theBrowser = (): Promise<Browser> => {
  opened ??= chromium.launch({ executablePath: environment().chromium, args: flags }).then((browser) => {
    browser.once('disconnected', () => {
      opened = undefined;
    });
    return browser;
  });
  return opened;
};

/** A browser profile that visitors use one after another. Its caches remain; its data are deleted. */
export interface Profile {
  readonly kind: string;
  readonly context: BrowserContext;
  /** Of the first page, which stays open to keep the process alive. */
  readonly session: CDPSession;
}

const free: Profile[] = [];

const openProfile = async (kind: string, options: BrowserContextOptions): Promise<Profile> => {
  const context = await (await theBrowser()).newContext(options);
  const page = await context.newPage();
  await page.goto(`${environment().web}/robots.txt`);
  return { kind, context, session: await context.newCDPSession(page) };
};

/** A profile with these options and without data of an earlier visitor. */
export const takeProfile = async (options: BrowserContextOptions): Promise<Profile> => {
  const kind = JSON.stringify(options);
  const index = free.findIndex((profile) => profile.kind === kind);
  const [profile] = index < 0 ? [] : free.splice(index, 1);
  if (!profile?.context.browser()?.isConnected()) return openProfile(kind, options);
  const { context, session } = profile;
  const { web, sandbox } = environment();
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setGeolocation(null),
    context.setOffline(false),
    context.unrouteAll(),
    ...[web, sandbox].map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
  ]);
  return profile;
};

/** Closes the visitor's pages, and leaves the profile to the next visitor. */
export const giveBack = async (profile: Profile): Promise<void> => {
  const { context } = profile;
  const [first, ...pages] = context.pages();
  // The test has closed the whole profile.
  if (!first) return;
  await Promise.all(pages.map((page) => page.close()));
  for (const event of ['console', 'weberror', 'request'] as const) context.removeAllListeners(event);
  free.push(profile);
};
