/** The data of a build for its worker. URLs are below the base path. */
export type Build = {
  /** Another one for every build whose files differ. */
  version: string;
  /** The script that a page of this build begins with: what does not name it is of another build. */
  entry: string;
  /** The shell, and the pages that open without a connection: fetched when the worker is installed. */
  core: readonly string[];
  /** Files of other public pages: kept once they were used. Scripts of private pages are in neither list. */
  more: readonly string[];
};
