import { thorough } from '@southline/testkit';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, expect, onTestFinished, TestRunner } from 'vitest';
import { environment } from './environment.ts';
import { giveBack, takeProfile, theBrowser } from './profiles.ts';

/** The screen widths of all tests. */
export const widths = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // Four times as many pixels take time to draw; only pictures for people need them.
    deviceScaleFactor: environment().pictures ? 2 : 1,
  },
} as const;
export type Width = keyof typeof widths;
/** Both widths in a thorough run, otherwise only the given one. For a journey whose steps are the same at both. */
export const widthsOf = (usual: Width): readonly Width[] => (thorough ? ['desktop', 'phone'] : [usual]);

const patienceMs = 120_000;

/** Chromium's warning about slow drawing without a graphics card, and the driver's about a blocked service worker. */
const harmless =
  /^\[\.WebGL-\w+\]GL Driver Message \(OpenGL, Performance|^Service Worker registration blocked by Playwright$/;

/**
 * One person with a separate browser profile. The visit ends with the test, or with the file if no test runs. Then
 * the test fails if the browser reported an error, or if React's rendering differed from the server's page.
 */
export class Visitor {
  readonly width: Width;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #complaints: string[] = [];
  readonly #expected: RegExp[] = [];

  private constructor(width: Width, context: BrowserContext, page: Page) {
    this.width = width;
    this.context = context;
    this.page = page;
    context.on('console', (message) => {
      const kind = message.type();
      if ((kind === 'error' || kind === 'warning') && !harmless.test(message.text()))
        this.#complaints.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) =>
      this.#complaints.push(`exception at ${error.page()?.url()}: ${error.error().message}`),
    );
    context.on('request', (request) => this.#checkHost(request));
  }

  /**
   * `offline`: with the service worker. It caches 80 files for each new visitor, so the other tests do without it.
   * `map: false`: a browser without WebGL. Drawing a map takes seconds of processor time.
   */
  static async open(width: Width = 'desktop', { offline = false, map = true } = {}): Promise<Visitor> {
    const options = { ...widths[width], locale: 'en-AU', acceptDownloads: true } as const;
    // A service worker outlives the pages of its visitor.
    const profile = offline ? undefined : await takeProfile({ ...options, serviceWorkers: 'block' });
    const context = profile?.context ?? (await (await theBrowser()).newContext(options));
    context.setDefaultTimeout(patienceMs);
    const visitor = new Visitor(width, context, await context.newPage());
    if (!map) {
      await visitor.page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null');
      visitor.expects(/maplibre-gl-.*\.css was preloaded using link preload but not used/);
    }
    const test = TestRunner.getCurrentTest();
    const atEnd = test ? onTestFinished : afterAll;
    atEnd(async () => {
      const failed = test?.result?.state === 'fail';
      if (failed) await visitor.#describe();
      await (failed || !profile ? context.close() : giveBack(profile));
      expect(visitor.complaints()).toEqual([]);
    });
    return visitor;
  }

  /** For a failed test: prints the address and the text of each open page. */
  async #describe(): Promise<void> {
    for (const page of this.context.pages())
      console.log(`${page.url()} shows: ${(await page.locator('main').allInnerTexts()).join('\n').slice(0, 2_000)}`);
  }

  #checkHost(request: Request): void {
    const { protocol, origin } = new URL(request.url());
    const { web, sandbox } = environment();
    if (!protocol.startsWith('http') || [web, sandbox].some((known) => new URL(known).origin === origin)) return;
    this.#complaints.push(`request to ${origin}`);
  }

  /** Opens a page; it answers to clicks and keys when this resolves. */
  async go(path: string): Promise<void> {
    await this.page.goto(`${environment().web}${path}`);
    await this.#live();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.#live();
  }

  /** Waits for hydration: the server's HTML is visible before the client handles input. */
  async #live(): Promise<void> {
    await this.page.waitForSelector('html[data-live]', { state: 'attached' });
  }

  /** Complaints that the test provokes. */
  expects(complaint: RegExp): void {
    this.#expected.push(complaint);
  }

  /** The console errors and failed requests so far, except those that the test expects. */
  complaints(): string[] {
    return this.#complaints.filter((complaint) => !this.#expected.some((expected) => expected.test(complaint)));
  }

  /** All data that the browser stores for this shop, as text. */
  stored(): Promise<string> {
    return this.page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
  }
}
