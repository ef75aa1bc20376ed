/** What a reload needs of the browser. */
export interface Browser {
  isOnline(): boolean;
  /** Whether this document is itself the result of a reload, and how long it has been open. */
  isReloaded(): boolean;
  openMs(): number;
  reload(): void;
}

/** A reload that did not help is not repeated within this time. */
const againAfterMs = 60_000;

/**
 * After a release an open tab asks for files that are gone. One reload gets the new release; typed details are stored on
 * the device and come back. While something is held, such as a payment, the reload waits for its end.
 */
export const createReload = (browser: Browser) => {
  let held = 0;
  let isWanted = false;
  /** A second call would stop the first request and send another. */
  let isReloading = false;
  const reload = () => {
    if (!isWanted || isReloading || held > 0) return;
    isReloading = true;
    browser.reload();
  };
  return {
    /** A file of the page could not be loaded. Without a connection the page says so, and a reload would not help. */
    fileMissing() {
      isWanted = browser.isOnline() && !(browser.isReloaded() && browser.openMs() < againAfterMs);
      reload();
    },
    /** For a page whose file could not be loaded: it waits for the reload. Without one, rejects with another error. */
    instead(error: unknown): Promise<never> {
      if (isWanted) return new Promise(() => {});
      return Promise.reject(new Error('a file of the page is missing', { cause: error }));
    },
    /** No reload before the returned function is called. */
    hold(): () => void {
      held += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        held -= 1;
        reload();
      };
    },
  };
};

const entry = () => performance.getEntriesByType('navigation')[0];

export const releaseReload = createReload({
  isOnline: () => navigator.onLine,
  isReloaded: () => (entry() as PerformanceNavigationTiming | undefined)?.type === 'reload',
  openMs: () => performance.now(),
  reload: () => window.location.reload(),
});
