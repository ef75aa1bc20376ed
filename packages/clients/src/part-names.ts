import { ContentServiceService } from '@southline/contracts/content';
import { defaultLanguage, type LanguageCode, languageOfTag } from '@southline/kernel/language';
import { inPhrases, type PartNames } from '@southline/kernel/phrases';
import type { Peer } from '@southline/platform/grpc';
import type { Logger } from '@southline/platform/logger';

const cacheMs = 5 * 60_000;
/** The time until content is called again after it did not answer. */
const pauseMs = 10_000;
/** A request waits at most this long for the name of a part. */
const patienceMs = 1_000;

type Naming = Awaited<ReturnType<PartNames>>;

const asItIs: Naming = (description) => description;

/** Names with the catalogue's words, read periodically for each language; English if they are unavailable. */
export const partNames = (
  read: (language: string) => Promise<Readonly<Record<string, string>>>,
  logger: Logger,
  now: () => number = Date.now,
): PartNames => {
  const cache = new Map<LanguageCode, { until: number; readonly naming: Promise<Naming> }>();
  return async (tag) => {
    const language = languageOfTag(tag);
    if (language === defaultLanguage) return asItIs;
    const known = cache.get(language);
    if (known && now() < known.until) return known.naming;
    const begun = {
      until: now() + cacheMs,
      naming: read(language).then(
        (texts): Naming => {
          const find = (phrase: string) => texts[`catalogue.${phrase}`];
          return (description) => find(description) ?? inPhrases(description, find) ?? description;
        },
        (error: unknown) => {
          logger.warn({ err: error, language }, 'names of parts are not known in a language');
          begun.until = now() + pauseMs;
          // If earlier names are cached, they stay in use.
          return known?.naming ?? asItIs;
        },
      ),
    };
    cache.set(language, begun);
    return begun.naming;
  };
};

/** Names of parts from the content service, requested with the process's own identity. */
export const createPartNames = (content: Peer, logger: Logger): PartNames => {
  const client = content.own(ContentServiceService, { timeoutMs: patienceMs });
  const read = async (language: string) =>
    (await client.getTexts({ screenName: 'catalogue', language, region: '' })).texts;
  return partNames(read, logger);
};
