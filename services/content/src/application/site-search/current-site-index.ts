import { DomainError } from '@southline/kernel/errors';
import type { IndexState, SiteIndexStore } from '../../domain/site-search/ports.ts';
import { createSegment, type Segment } from '../../domain/site-search/segment.ts';
import { segmentBuilder } from '../../domain/site-search/segment-builder.ts';
import {
  dealerDocuments,
  finderCategories,
  hiddenFrom,
  type PageDocument,
  rangeDocuments,
  screenDocuments,
} from '../../domain/site-search/site-documents.ts';
import { createSiteIndex, type SiteIndex } from '../../domain/site-search/site-index.ts';

/** The indexes that answer searches. */
export interface Searched {
  readonly index: SiteIndex;
  /** The same without parts. */
  readonly pages: SiteIndex;
  readonly parts: number;
  hidden(region: string, language: string): ReadonlySet<number>;
}

interface Loaded {
  readonly state: IndexState;
  readonly texts: number;
  readonly parts: Segment;
  readonly categories: readonly string[];
  readonly searched: Searched;
}

const notYet = () =>
  new DomainError('unavailable', 'Unavailable', 'The search is being prepared. Please try again in a moment.');

const segmentOf = async (documents: readonly PageDocument[]): Promise<Segment> => {
  const builder = segmentBuilder();
  for (const document of documents) builder.add(document);
  return createSegment(await builder.build());
};

/** There are few languages, but requests may name any text, so the number of cached ones is limited. */
const mostRemembered = 20;

const searchedOf = async (documents: readonly PageDocument[], parts: Segment): Promise<Searched> => {
  const remembered = new Map<string, ReadonlySet<number>>();
  const [pages, none] = await Promise.all([segmentOf(documents), segmentOf([])]);
  return {
    index: createSiteIndex(pages, parts),
    pages: createSiteIndex(pages, none),
    parts: parts.size,
    hidden(region, language) {
      const key = `${region}/${language}`;
      const found = remembered.get(key) ?? hiddenFrom(documents, { region, language });
      if (remembered.size < mostRemembered) remembered.set(key, found);
      return found;
    },
  };
};

/** Follows parts, range and texts. Requests use the previous index until the new one is complete. */
export const currentSiteIndex = (store: SiteIndexStore) => {
  let loaded: Loaded | undefined;

  const loadParts = async (generation: string) => {
    if (loaded?.state.parts === generation) return loaded;
    const found = await store.partsIndex(generation);
    return found && { parts: createSegment(found.segment), categories: found.categories };
  };

  return {
    /** Loads the changed parts. */
    async follow(): Promise<void> {
      const [state, texts] = await Promise.all([store.state(), store.textsVersion()]);
      if (state.parts === undefined || state.range === undefined) return;
      if (
        loaded &&
        loaded.texts === texts &&
        loaded.state.parts === state.parts &&
        loaded.state.range === state.range &&
        loaded.state.dealers === state.dealers
      )
        return;
      const [found, screens, range, dealers] = await Promise.all([
        loadParts(state.parts),
        store.screens(),
        store.range(),
        store.dealers(),
      ]);
      if (!found) return;
      const pages = [...screenDocuments(screens), ...rangeDocuments(range), ...dealerDocuments(dealers)];
      const documents = [...pages, ...finderCategories(found.categories, pages)];
      const { parts, categories } = found;
      loaded = { state, texts, parts, categories, searched: await searchedOf(documents, parts) };
    },
    /** Throws `Unavailable` before the first index. */
    searched(): Searched {
      if (!loaded) throw notYet();
      return loaded.searched;
    },
    generation: (): string | undefined => loaded?.state.parts,
  };
};

export type CurrentSiteIndex = ReturnType<typeof currentSiteIndex>;
