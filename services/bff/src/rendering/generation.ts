import { setTimeout as pause } from 'node:timers/promises';

/** What pages are made of now, in one word that changes with it. */
export type Generation = () => Promise<string>;

/** A source is asked once in so many milliseconds at most, and only while pages are asked for. */
const askMs = 1_000;
/** So long may a page wait for the answer; then it is taken for unchanged, and the answer counts for the next. */
const patienceMs = 150;

/** What one source last said. A source that is away has changed nothing. */
const follow = (ask: () => Promise<string>, now: () => number) => {
  let known = '';
  let askedAt = Number.NEGATIVE_INFINITY;
  let answered: Promise<unknown> = Promise.resolve();
  let underWay = false;
  return async (): Promise<string> => {
    if (!underWay && now() - askedAt >= askMs) {
      askedAt = now();
      underWay = true;
      const asking = ask()
        .then((version) => {
          known = version;
        })
        .catch(() => undefined)
        .finally(() => {
          underWay = false;
        });
      answered = Promise.race([asking, pause(patienceMs)]);
    }
    await answered;
    return known;
  };
};

/** Follows what the sources say of themselves, each by itself. */
export const followGeneration = (
  sources: readonly (() => Promise<string>)[],
  now = () => performance.now(),
): Generation => {
  const followed = sources.map((source) => follow(source, now));
  return async () => JSON.stringify(await Promise.all(followed.map((version) => version())));
};
