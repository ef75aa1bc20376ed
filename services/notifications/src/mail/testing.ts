import type { Site } from './mail.ts';

/** A site whose links to orders have a readable token. */
export const testSite = (url: string): Site => ({ url, sealOrder: ({ orderId }) => `token-of-${orderId}` });
