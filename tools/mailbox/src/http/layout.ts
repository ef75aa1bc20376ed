import { type Html, html } from '@southline/kernel/html';
import { style } from './style.ts';

export const layout = (title: string, body: Html): string =>
  html`<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head><body>${body}</body></html>`.text;

/**
 * No scripts, no external resources. The frame that shows a mail's HTML inherits this, so that tracking pictures stay
 * unloaded.
 */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};
