/** What the worker keeps beside the client itself: pages, texts and drawings that everybody sees alike. */
const names = /^southline-(pages|pictures)-/;

/** Which pages somebody has seen says something of them: it goes with them, and with the language that they were in. */
export const forgetKeptPages = async (): Promise<void> => {
  // Only where the connection is safe.
  if (!('caches' in window)) return;
  const kept = (await caches.keys()).filter((name) => names.test(name));
  await Promise.all(kept.map((name) => caches.delete(name)));
};
