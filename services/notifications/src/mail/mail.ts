/** Where links lead. */
export interface Site {
  /** Without a trailing slash. */
  readonly url: string;
}
