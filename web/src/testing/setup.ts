import { afterEach, vi } from 'vitest';

// Rules are tested in plain Node; only screens bring a page.
if (typeof window !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  // What a browser has and the test's page has not.
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
}
