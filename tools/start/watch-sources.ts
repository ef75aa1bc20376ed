import { watch } from 'node:fs';

/** An editor writes a file in several steps, and a branch changes many files. */
const settleMs = 30;

const isSource = (path: string) =>
  /\.(?:ts|json|proto|ya?ml|csv|svg|hbs|mjml|txt)$/.test(path) &&
  !/(?:^|\/)(?:node_modules|dist|gen|test|\.data)\/|\.test\.ts$|\.d\.json\.ts$/.test(path);

/**
 * Calls `onChange` after sources below the folders have changed, once for changes that follow each other, and not again
 * before it has finished. Returns the function that ends it.
 */
export const watchSources = (folders: readonly string[], onChange: () => Promise<unknown>) => {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<unknown> = Promise.resolve();
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, path) => {
      if (path === null || !isSource(path)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        working = working.then(onChange);
      }, settleMs);
    }),
  );
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await working;
  };
};
