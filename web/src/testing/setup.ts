import { afterEach } from 'vitest';

// Tests of rules run in plain Node; only tests of screens load a DOM.
if (typeof window !== 'undefined') {
  const { cleanup, configure, prettyDOM } = await import('@testing-library/react');
  // The first rendering of a lazy part compiles it, which takes long on a busy machine.
  configure({
    asyncUtilTimeout: 120_000,
    // A wait drops the errors of all its tries but the last. So the document is printed only when the message is read.
    getElementError: function lazily(message, container) {
      const error = new Error();
      Error.captureStackTrace(error, lazily);
      error.name = 'TestingLibraryElementError';
      const get = () => [message, prettyDOM(container as HTMLElement)].filter(Boolean).join('\n\n');
      return Object.defineProperty(error, 'message', { configurable: true, get });
    },
  });
  // Browser functions that the test environment lacks.
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
}
