import type { LinkedOrder } from '@southline/platform/links';

/** The target of links. */
export interface Site {
  /** Without a trailing slash. */
  readonly url: string;
  /** The token of a link that shows an order of a guest. */
  readonly sealOrder: (order: LinkedOrder) => string;
}
