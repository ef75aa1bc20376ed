import { Readable } from 'node:stream';
import type { OwnDataPart } from '@southline/contracts/common';
import { done } from '@southline/rest/envelope';
import { makeZip } from 'client-zip';
import type { Clients } from '../../clients/index.ts';
import { aboutOwnData, zipEntries } from '../../contract/own-data.ts';
import { unauthorised } from '../../security/permissions.ts';
import { callRoute } from '../call.ts';
import { accountGone } from './account-gone.ts';
import { visitorOf } from './visitor.ts';

export const exportData = callRoute('auth/export-data', (context) => async (request) => {
  const visitor = visitorOf(request, context.settings);
  await context.clients.account.requestOwnData({ visitor }).catch(accountGone(request, context));
  return done;
});

export const checkOwnDataToken = callRoute('auth/check-own-data-token', (context) => async (request) => {
  const visitor = visitorOf(request, context.settings);
  const { token } = request.body;
  await context.clients.account.checkOwnDataToken({ token, visitor }).catch(accountGone(request, context));
  return done;
});

/**
 * The files of each service are in a folder with its name. The services are read one after the other while the archive
 * is sent.
 */
const partsOf = (clients: Clients, email: string, sessions: readonly object[]): AsyncIterable<OwnDataPart> => {
  // The calls start here, with the caller's identity. Their answers are read later.
  const streams = Object.entries(clients.ownData).map(
    ([name, client]) => [name, client.exportOwnData({ email })] as const,
  );
  const json = (file: string, value: unknown) => ({ file, content: Buffer.from(JSON.stringify(value, null, 1)) });
  return (async function* () {
    yield { file: 'about.txt', content: Buffer.from(aboutOwnData) };
    yield json('sign-in/sessions.json', sessions);
    for (const [name, stream] of streams) {
      for await (const { part } of stream) if (part) yield { ...part, file: `${name}/${part.file}` };
    }
  })();
};

/** The data are read from the services while they are sent, so no copy is stored. */
export const downloadOwnData = callRoute(
  'auth/own-data.zip',
  (context) => async (request, reply) => {
    const { person } = request;
    if (!person) throw unauthorised();
    const { clients, sessions, settings } = context;
    const visitor = visitorOf(request, settings);
    const { email } = await clients.account
      .checkOwnDataToken({ token: request.query.token, visitor })
      .catch(accountGone(request, context));
    const shown = (await sessions.list(person.membershipNo)).map(({ device, createdAt, seenAt }) => ({
      device,
      createdAt: new Date(createdAt).toISOString(),
      lastSeen: new Date(seenAt).toISOString(),
    }));
    return reply
      .header('content-disposition', 'attachment; filename="southline-my-data.zip"')
      .header('cache-control', 'no-store')
      .type('application/zip')
      .send(Readable.fromWeb(makeZip(zipEntries(partsOf(clients, email, shown)))));
  },
  { config: { transfer: true } },
);
