import type { Region } from '@southline/kernel/region';

/** Who sees the same page: everybody, each visitor their own, who is signed in, or staff. Only what everybody sees is rendered by the server. */
export type SeenBy = 'everybody' | 'visitor' | 'member' | 'staff';

/** The facts about a page that its route declares. */
export interface PageFacts {
  readonly seenBy: SeenBy;
  /** `unlisted`: not in the sitemap. `never`: search engines are also asked not to index it. */
  readonly searchEngines?: 'unlisted' | 'never';
  /** The address, below the region, of the page that this one is another name of. */
  readonly sameAs?: string;
  /** Its address was mailed to one person; no other site may learn it. */
  readonly secret?: true;
}

/** A page of the client. `path`: below the region, as the router writes it, without slashes at its ends. */
export interface WebPage extends PageFacts {
  readonly path: string;
  /** The query of an address as the page reads it: without what its route does not name, in one order. */
  readonly readQuery: (query: string) => string;
}

/** The base map as drawings that need no script, one a tile. */
export interface MapPictures {
  /** With `{x}` and `{y}` for a tile's column and row. */
  readonly address: string;
  /** Of all of them. */
  readonly zoom: number;
}

export interface PageRequest {
  /** Path and the query that the page reads, base path included. */
  readonly url: string;
  readonly basePath: string;
  readonly region: Region;
  /** Below the region, without a slash at its begin. */
  readonly path: string;
  readonly language: string;
  /** The server's guess from the request; the browser corrects it. */
  readonly phone: boolean;
  /** Public address of the site, base path included. */
  readonly site: string;
  /** Undefined where the map has none. */
  readonly mapPictures: MapPictures | undefined;
  /** English texts by key that operators have changed, as they are now. */
  readonly editedTexts: () => Promise<Readonly<Record<string, string>>>;
  /** Calls of the shop, as an anonymous visitor. */
  readonly send: typeof fetch;
}

export interface RenderedPage {
  readonly status: number;
  readonly lang: string;
  /** Elements for the head: title, preloads. */
  readonly head: string;
  /** Elements for its end: styles of the page, and scripts that it is going to load. */
  readonly files: string;
  readonly body: string;
  /** The state for hydration, as JSON. Undefined for an error page, which the client renders again. */
  readonly state: string | undefined;
  readonly description: string | undefined;
  readonly structuredData: Record<string, unknown> | undefined;
  /** The address that the page has, below the region; others lead to it, too. */
  readonly ownPath: string;
  /** Whether search engines may keep it. */
  readonly indexed: boolean;
}

/** The exports of the client's server build, which the BFF imports (ADR 0010). */
export interface WebBuild {
  readonly pages: readonly WebPage[];
  readonly renderPage: (request: PageRequest) => Promise<RenderedPage>;
}
