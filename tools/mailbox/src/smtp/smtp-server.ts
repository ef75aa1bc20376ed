import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MailStore } from '../store/mail-store.ts';
import type { FaultBox } from './fault-box.ts';

const sizeLimit = 25 * 1024 * 1024;

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** Reads on past the limit, as SMTP requires, but keeps nothing more and refuses the mail at the end. */
const read = async (stream: Readable): Promise<Buffer[]> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= sizeLimit) chunks.push(chunk);
  }
  if (bytes > sizeLimit) throw refusal(552, `Message exceeds ${sizeLimit} bytes`);
  return chunks;
};

/** Accepts any mail; answers "250" after the message is stored. */
export const createSmtpServer = (
  store: MailStore,
  faults: FaultBox,
  onFailure: (error: unknown) => void,
): SMTPServer => {
  const sockets = new Map<string, Socket>();

  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> => {
    const to = session.envelope.rcptTo.map(({ address }) => address);
    const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
    const fault = faults.take(to);
    if (fault === 'reject-temporarily' || fault === 'reject-permanently') {
      await read(stream);
      throw fault === 'reject-temporarily' ? refusal(451, 'Try again later') : refusal(550, 'No such mailbox');
    }
    store.add(await read(stream), { from, to });
    if (fault === 'close-after-data') sockets.get(keyOf(session))?.destroy();
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: sizeLimit,
    maxClients: 200,
    closeTimeout: 1_000,
    onData: (stream, session, done) => {
      receive(stream, session).then(
        () => done(),
        (error: Error & { responseCode?: number }) => {
          if (!error.responseCode) onFailure(error);
          done(error.responseCode ? error : refusal(451, 'Could not be stored'));
        },
      );
    },
  });
  server.on('error', onFailure);
  server.server.on('connection', (socket: Socket) => {
    const key = `${socket.remoteAddress}:${socket.remotePort}`;
    sockets.set(key, socket);
    socket.once('close', () => sockets.delete(key));
  });
  return server;
};

const keyOf = ({ remoteAddress, remotePort }: SMTPServerSession) => `${remoteAddress}:${remotePort}`;
