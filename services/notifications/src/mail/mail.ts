/** The target of links. */
export interface Site {
  /** Without a trailing slash. */
  readonly url: string;
}
