import { html } from '@southline/kernel/html';
import type { Route } from '../../context.ts';

const entries = ['Demo entry one', 'Demo entry two', 'Demo entry three'];

/** The internal page `cms`, a demo menu of placeholders. It exists only if it is configured. */
export const testPage: Route = (app, { settings: { BASE_PATH, TEST_PAGE } }) => {
  if (!TEST_PAGE) return;
  app.get('/cms', { schema: { hide: true } }, async ({ region }, reply) => {
    const home = `${BASE_PATH}/${region}`;
    const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test page · Southline</title></head>
<body style="font-family:sans-serif;margin:2rem"><h1>Test page</h1>
<nav aria-label="Demo menu"><ul>${entries.map((name) => html`<li><a href="${home}/coming-soon">${name}</a></li>`)}</ul></nav>
<p><a href="${home}">Home</a></p></body></html>`;
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page.text);
  });
};
