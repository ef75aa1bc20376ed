import { Html, html } from '@southline/kernel/html';

const style = new Html(`
  :root { color-scheme: light; font: 15px/1.5 system-ui, sans-serif; color: #10231d; background: #f6f8f7 }
  * { box-sizing: border-box }
  body { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
  a { color: #00704f } a:focus-visible, input:focus-visible, button:focus-visible { outline: 3px solid #ffb000 }
  header { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; margin-bottom: 1rem }
  h1 { font-size: 1.4rem; margin: 0; overflow-wrap: anywhere }
  form { display: flex; gap: .5rem; margin-left: auto }
  input, button { font: inherit; padding: .3rem .6rem; border: 1px solid #9db3aa; border-radius: 3px; background: #fff }
  button { background: #00704f; border-color: #00704f; color: #fff; cursor: pointer }
  .muted { color: #4a5f57 } .n { font-variant-numeric: tabular-nums; white-space: nowrap }
  .box { background: #fff; border: 1px solid #dfe6e3 } .empty { padding: 1rem }
  ul.list { list-style: none; margin: 0; padding: 0 }
  ul.list a { display: grid; grid-template-columns: 15rem 1fr auto; gap: 0 1rem; padding: .55rem .8rem;
    border-bottom: 1px solid #dfe6e3; color: inherit; text-decoration: none }
  ul.list li:last-child a { border-bottom: 0 } ul.list a:hover { background: #eef4f1 }
  ul.list .line { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0 }
  ul.list .unread { font-weight: 600 }
  nav { display: flex; gap: 1.25rem; margin: 1rem 0 .5rem; flex-wrap: wrap }
  nav [aria-current] { color: inherit; font-weight: 600; text-decoration: none; border-bottom: 3px solid #00704f }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0; padding: .8rem }
  dt { color: #4a5f57 } dd { margin: 0; overflow-wrap: anywhere }
  pre { margin: 0; padding: .8rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .9rem }
  iframe { display: block; width: 100%; height: 75vh; border: 0; background: #fff }
  @media (max-width: 48rem) {
    form { margin-left: 0; width: 100% } input { flex: 1; min-width: 0 }
    ul.list a { grid-template-columns: 1fr auto } ul.list .what { grid-column: 1 / -1; grid-row: 2 }
  }`);

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
