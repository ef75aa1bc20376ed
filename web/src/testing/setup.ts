import { afterEach, vi } from 'vitest';

// Tests of rules run in plain Node; only tests of screens load a DOM.
if (typeof window !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // The first rendering of a lazy part compiles it, which takes long on a busy machine.
  configure({ asyncUtilTimeout: 12_000 });
  // Browser functions that the test environment lacks.
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
}
