import { afterEach, vi } from 'vitest';

// Rules are tested in plain Node; only screens bring a page.
if (typeof window !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // The first sight of a lazy part compiles it, on a machine that may be busy.
  configure({ asyncUtilTimeout: 4000 });
  // Browser functions that the test environment lacks.
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
}
