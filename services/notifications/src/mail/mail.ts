/** What a mail says, in both forms. */
export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Where links lead. */
export interface Site {
  /** Without a trailing slash. */
  readonly url: string;
}
