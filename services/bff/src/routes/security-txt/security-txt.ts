import { dayMs } from '@southline/kernel/clock';
import type { Route } from '../../context.ts';

/** RFC 9116 recommends less than a year. Each process sets the date when it starts. */
const expiresDays = 180;

/** Where to report a vulnerability (RFC 9116). */
export const securityTxt: Route = (app, { settings: { PUBLIC_URL, BASE_PATH, DEFAULT_REGION, SECURITY_CONTACT } }) => {
  const { origin } = new URL(PUBLIC_URL);
  const path = '/.well-known/security.txt';
  const lines = [
    `Contact: ${SECURITY_CONTACT ?? `${origin}${BASE_PATH}/${DEFAULT_REGION}/contact-us`}`,
    `Expires: ${new Date(Date.now() + expiresDays * dayMs).toISOString()}`,
    'Preferred-Languages: en, zh',
    `Canonical: ${origin}${path}`,
  ];
  app.get(path, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`),
  );
};
