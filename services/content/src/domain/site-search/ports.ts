import type { PartFacts } from '@southline/kernel/part-facts';
import type { Screen } from '../screens.ts';
import type { SegmentData } from './segment-builder.ts';

export interface PublishedPart {
  readonly part: PartFacts;
  readonly category: string;
  /** Higher is shown first among equals. */
  readonly rank: number;
}

/** A page of the public range, as the catalogue lists it. */
export interface RangePage {
  readonly name: string;
  readonly segment: string;
  /** Segments of the categories above it. */
  readonly path: readonly string[];
  readonly hasChildren: boolean;
  readonly description: string;
}

/** A PDF of the range. */
export interface RangePaper {
  /** The product or family of the document. */
  readonly product: string;
  readonly kind: string;
  readonly fileName: string;
  readonly label: string;
  /** au or nz; empty: both. */
  readonly region: string;
}

export interface PublishedRange {
  readonly pages: readonly RangePage[];
  readonly papers: readonly RangePaper[];
}

export interface PublishedCatalogue {
  /** The generation of parts that is served. */
  served(): Promise<string>;
  /** All parts of a generation; throws `GenerationGone` if another one is served. */
  parts(generation: string): AsyncIterable<PublishedPart>;
  range(): Promise<PublishedRange>;
}

/** A dealer as the search index stores it. */
export interface SiteDealer {
  readonly code: string;
  readonly name: string;
  readonly address: string;
  readonly suburb: string;
  /** NZ, or a state of Australia. */
  readonly state: string;
  readonly postcode: string;
  readonly types: readonly ('Battery' | 'Parts' | 'Service')[];
}

export interface PublishedDealers {
  /** Changes when any dealer changes. */
  version(): Promise<string>;
  all(): Promise<readonly SiteDealer[]>;
}

export interface PartsIndex {
  readonly segment: SegmentData;
  /** Names of the finder's categories that have parts. */
  readonly categories: readonly string[];
}

/** The current state of the index, shared by all processes. */
export interface IndexState {
  /** Generation of the parts; undefined before the first index. */
  readonly parts: string | undefined;
  /** Changes with the range; undefined before it was read once. */
  readonly range: string | undefined;
  /** Version of the dealers; undefined if they were never read. */
  readonly dealers: string | undefined;
}

export interface SiteIndexStore {
  state(): Promise<IndexState>;
  partsIndex(generation: string): Promise<PartsIndex | undefined>;
  savePartsIndex(generation: string, index: PartsIndex): Promise<void>;
  /** Makes this generation the current one, and the current one the previous one. */
  flipParts(generation: string): Promise<void>;
  range(): Promise<PublishedRange>;
  saveRange(range: PublishedRange): Promise<void>;
  dealers(): Promise<readonly SiteDealer[]>;
  /** One document can hold tens of thousands. */
  storeDealers(version: string, dealers: readonly SiteDealer[]): Promise<void>;
  /** Version of the latest change of texts. */
  textsVersion(): Promise<number>;
  screens(): Promise<ReadonlyMap<string, Screen>>;
}

export interface IndexJob {
  readonly set: 'parts' | 'range' | 'dealers';
  /** Generation of the parts or the dealers. */
  readonly generation: string;
}
