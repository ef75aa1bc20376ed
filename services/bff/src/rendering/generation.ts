import { setTimeout as pause } from 'node:timers/promises';

/** What pages are made of now, in one word that changes with it. */
export type Generation = () => Promise<string>;

/** A source is asked once in so many milliseconds at most, and only while pages are asked for. */
const askMs = 1_000;
/** So long may a page wait for the answer; then it is taken for unchanged, and the answer counts for the next. */
const patienceMs = 150;

/** The last answer of a source. */
export type Followed<Said> = () => Promise<Said>;

/** `before`: until it has said something. A source that is away has changed nothing. */
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
