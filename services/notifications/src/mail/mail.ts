import type { LinkedOrder } from '@southline/platform/links';

/** The site to which links lead. */
export interface Site {
  /** Without a trailing slash. */
  readonly url: string;
  /** Creates the token of a link that shows a guest's order. */
  readonly sealOrder: (order: LinkedOrder) => string;
}
