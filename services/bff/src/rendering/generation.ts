import { setTimeout as pause } from 'node:timers/promises';

/** A text that changes with the data that pages are made of. */
export type Generation = () => Promise<string>;

/** Milliseconds between two requests to a source; requested only while pages are requested. */
const askMs = 1_000;
/**
 * A page waits at most this long for the answer; then the data count as unchanged, and the answer is used for later pages.
 */
const patienceMs = 150;

/** The last answer of a source. */
export type Followed<Said> = () => Promise<Said>;

/** `before`: the value until the first answer. An unavailable source counts as unchanged. */
export const follow = <Said>(ask: () => Promise<Said>, before: Said, now = () => performance.now()): Followed<Said> => {
  let known = before;
  let askedAt = Number.NEGATIVE_INFINITY;
  let answered: Promise<unknown> = Promise.resolve();
  let underWay = false;
  return async () => {
    if (!underWay && now() - askedAt >= askMs) {
      askedAt = now();
      underWay = true;
      const asking = ask()
        .then((said) => {
          known = said;
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

/** The combined versions of several sources. */
export const generationOf =
  (sources: readonly Followed<string>[]): Generation =>
  async () =>
    JSON.stringify(await Promise.all(sources.map((version) => version())));
