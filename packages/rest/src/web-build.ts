import type { Region } from '@southline/kernel/region';

/**
 * Who sees the same page: all visitors, each visitor their own, signed-in members, or staff. The server renders only pages
 * that are the same for all.
 */
export type SeenBy = 'everybody' | 'visitor' | 'member' | 'staff';

/** The facts about a page that its route declares. */
export interface PageFacts {
  readonly seenBy: SeenBy;
  /** `unlisted`: not in the sitemap. `never`: search engines are also asked not to index it. */
  readonly searchEngines?: 'unlisted' | 'never';
  /** The path, below the region, of the page that this URL is an alias of. */
  readonly sameAs?: string;
  /** Its URL was mailed to one person and must not leak to other sites. */
  readonly secret?: true;
  /** The page has the card form, so its scripts are checked (PCI DSS 6.4.3, 11.6.1). */
  readonly cardForm?: true;
}

/** A page of the client. `path`: below the region, as the router writes it, without slashes at its ends. */
export interface WebPage extends PageFacts {
  readonly path: string;
  /** The query as the page reads it: only parameters that its route names, in a fixed order. */
  readonly readQuery: (query: string) => string;
}

/** A drawing of both countries, and the part of the world that it shows; the world is 1 by 1 (Web Mercator). */
export interface MapOverview {
  readonly address: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The base map as drawings that need no script: one per tile, and one of both countries. */
export interface MapPictures {
  /** URL template with `{x}` and `{y}` for a tile's column and row. */
  readonly address: string;
  /** The zoom of all tiles. */
  readonly zoom: number;
  readonly overview: MapOverview;
  /** Names the owner of the data, if their licence requires it. */
  readonly attribution: string;
}

export interface PageRequest {
  /** Path and the query that the page reads, base path included. */
  readonly url: string;
  readonly basePath: string;
  readonly region: Region;
  /** Below the region, without a leading slash. */
  readonly path: string;
  readonly language: string;
  /** The server's guess from the request; the browser corrects it. */
  readonly phone: boolean;
  /** Public address of the site, base path included. */
  readonly site: string;
  /** Undefined if the base map has no pictures. */
  readonly mapPictures: MapPictures | undefined;
  /** Current English texts that operators have changed, by key. */
  readonly editedTexts: () => Promise<Readonly<Record<string, string>>>;
  /** Calls of the shop, as an anonymous visitor. */
  readonly send: typeof fetch;
}

export interface RenderedPage {
  readonly status: number;
  readonly lang: string;
  /** Elements for the head: title, preloads. */
  readonly head: string;
  /** Elements at the end of the head: styles of the page, and scripts that it will load. */
  readonly files: string;
  readonly body: string;
  /** The state for hydration, as JSON. Undefined for an error page, which the client renders again. */
  readonly state: string | undefined;
  readonly description: string | undefined;
  readonly structuredData: Record<string, unknown> | undefined;
  /** The address that the page has, below the region; others lead to it, too. */
  readonly ownPath: string;
  /** Whether search engines may index it. */
  readonly indexed: boolean;
  /** The request used an earlier name of the page, so the visitor is sent to `ownPath`. */
  readonly moved?: boolean;
  /** The file, below the base path, that is shown where the URL is shared: a PNG of 1200 by 630. */
  readonly picture: string;
}

/** The exports of the client's server build, which the BFF imports (ADR 0010). */
export interface WebBuild {
  readonly pages: readonly WebPage[];
  readonly renderPage: (request: PageRequest) => Promise<RenderedPage>;
}

/** `scripts.json` of the client's build; names are paths below the base path. */
export interface BuiltScripts {
  /** The hash of each script that a page may load, as an import map takes it. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Scripts that the pages with the card form load. */
  readonly cardForm: readonly string[];
}
