import type { Site } from './mail.ts';

/** Links to orders with a readable token. */
export const testSite = (url: string): Site => ({ url, sealOrder: ({ orderId }) => `token-of-${orderId}` });
