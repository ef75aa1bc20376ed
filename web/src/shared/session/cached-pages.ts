/** The service worker's caches beside the client itself: public pages, texts and drawings. */
const names = /^southline-(pages|pictures)-/;

/** Visited pages are personal data, so their cache is deleted at sign-out and when the language changes. */
export const deleteCachedPages = async (): Promise<void> => {
  // `caches` exists only in secure contexts.
  if (!('caches' in window)) return;
  const kept = (await caches.keys()).filter((name) => names.test(name));
  await Promise.all(kept.map((name) => caches.delete(name)));
};
