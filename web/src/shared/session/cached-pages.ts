/** The caches of answers that a visitor has seen; each is named after its owner. The service worker leaves them alone. */
export const copiesPrefix = 'southline-copies-';

/** Caches of a visitor: the service worker's pages, texts and drawings, and the copies of answers. */
const names = /^southline-(pages|pictures|copies)-/;

/** Visited pages are personal data, so they are deleted at sign-out and when the language changes. */
export const deleteCachedPages = async (): Promise<void> => {
  // `caches` exists only in secure contexts.
  if (!('caches' in window)) return;
  const kept = (await caches.keys()).filter((name) => names.test(name));
  await Promise.all(kept.map((name) => caches.delete(name)));
};
