/** The data of a build for its worker. URLs are below the base path. */
export type Build = {
  /** Differs for every build with different files. */
  version: string;
  /** The entry script of this build: a page that does not name it belongs to another build. */
  entry: string;
  /** The shell, and the pages that open without a connection: fetched when the worker is installed. */
  core: readonly string[];
  /** Files of other pages that open without a connection: cached once they were used. */
  more: readonly string[];
};
