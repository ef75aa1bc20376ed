import { ownDataServices } from '@southline/contracts/own-data';
import { DomainError } from '@southline/kernel/errors';
import type { GrpcServer } from '@southline/platform/grpc';
import { serveOwnData } from '@southline/platform/own-data';

/**
 * The export of every service: one file with the caller's identity. The service `failing` fails after the first piece
 * of its file.
 */
export const serveEveryOwnData = (server: GrpcServer) => {
  const state: { failing: string | undefined } = { failing: undefined };
  for (const [name, definition] of Object.entries(ownDataServices)) {
    serveOwnData(server, definition, [
      async function* (holder) {
        yield { file: 'mine.json', content: Buffer.from(JSON.stringify({ service: name, ...holder })) };
        if (state.failing === name) throw new DomainError('unavailable', 'Unavailable', 'not now');
      },
    ]);
  }
  return state;
};
