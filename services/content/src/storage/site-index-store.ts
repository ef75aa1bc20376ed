import { createHash } from 'node:crypto';
import type { Mongo } from '@southline/platform/mongo';
import { type OpenSections, sectionStore } from '@southline/search/section-store';
import type { SiteIndexStore } from '../domain/site-search/ports.ts';
import type { SegmentData } from '../domain/site-search/segment-builder.ts';
import { siteIndexStates } from './collections.ts';
import { createScreenStore } from './screen-store.ts';

/** Increased when older indexes can no longer be read: then all are rebuilt. */
const format = 1;
const keyOf = (generation: string) => `f${format}.${generation}`;
const texts = ['words', 'titles', 'paths', 'texts'] as const;

const readSegment = async ({ text, longs, bytes }: OpenSections): Promise<SegmentData> => {
  const packed = async (name: (typeof texts)[number]) => ({
    text: await text(`${name}.text`),
    starts: await longs(`${name}.starts`),
  });
  return {
    words: await packed('words'),
    titles: await packed('titles'),
    paths: await packed('paths'),
    texts: await packed('texts'),
    starts: await longs('starts'),
    entries: await longs('entries'),
    kinds: new Uint8Array(await bytes('kinds')),
  };
};

export const createSiteIndexStore = (mongo: Mongo): SiteIndexStore => {
  const sections = sectionStore(mongo, 'site_index');
  const screens = createScreenStore(mongo);
  return {
    async state() {
      const found = await siteIndexStates(mongo)
        .find({}, { projection: { version: 1 } })
        .toArray();
      const versionOf = (id: 'parts' | 'range' | 'dealers') => found.find(({ _id }) => _id === id)?.version;
      return { parts: versionOf('parts'), range: versionOf('range'), dealers: versionOf('dealers') };
    },
    async partsIndex(generation) {
      const open = await sections.open(keyOf(generation));
      if (!open) return undefined;
      const categories = (await open.text('categories')).split('\n').filter((name) => name !== '');
      return { segment: await readSegment(open), categories };
    },
    savePartsIndex: (generation, { segment, categories }) =>
      sections.keep(keyOf(generation), {
        ...Object.fromEntries(
          texts.flatMap((name) => [
            [`${name}.text`, segment[name].text],
            [`${name}.starts`, segment[name].starts],
          ]),
        ),
        starts: segment.starts,
        entries: segment.entries,
        kinds: segment.kinds,
        categories: categories.join('\n'),
      }),
    async flipParts(generation) {
      const before = await siteIndexStates(mongo).findOne({ _id: 'parts' });
      const previous = before?.version === generation ? before.previous : before?.version;
      const state = { version: generation, at: new Date(), ...(previous !== undefined && { previous }) };
      await siteIndexStates(mongo).replaceOne({ _id: 'parts' }, state, { upsert: true });
      await sections.dropAllBut([generation, ...(previous === undefined ? [] : [previous])].map(keyOf));
    },
    range: async () => (await siteIndexStates(mongo).findOne({ _id: 'range' }))?.range ?? { pages: [], papers: [] },
    async saveRange(range) {
      const version = createHash('sha256').update(JSON.stringify(range)).digest('base64url').slice(0, 16);
      const before = await siteIndexStates(mongo).findOne({ _id: 'range' }, { projection: { version: 1 } });
      if (before?.version === version) return;
      await siteIndexStates(mongo).replaceOne({ _id: 'range' }, { version, range, at: new Date() }, { upsert: true });
    },
    dealers: async () => (await siteIndexStates(mongo).findOne({ _id: 'dealers' }))?.dealers ?? [],
    async storeDealers(version, dealers) {
      const state = { version, dealers: [...dealers], at: new Date() };
      await siteIndexStates(mongo).replaceOne({ _id: 'dealers' }, state, { upsert: true });
    },
    textsVersion: () => screens.version(),
    screens: async () => (await screens.readScreens()).byName,
  };
};
