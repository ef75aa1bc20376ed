import { setTimeout as pause } from 'node:timers/promises';

/** A text that changes when the data of pages change. */
export type Generation = () => Promise<string>;

/**
 * The shortest time between two queries of a source, in milliseconds. A source is queried only when a page is
 * requested.
 */
const askMs = 1_000;
/**
 * The longest time that a page waits for the answer. After it the data count as unchanged. The answer is then used for
 * later pages.
 */
const patienceMs = 150;

/** Returns the last answer of a source. */
export type Followed<Said> = () => Promise<Said>;

/**
 * Queries a source at most once per `askMs`. `before`: the value until the first answer. If the source is unavailable,
 * its last answer stays.
 */
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
