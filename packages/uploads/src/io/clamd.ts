import { connect } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@southline/kernel/errors';
import type { Logger } from '@southline/platform/logger';
import type { Scan } from '../upload.ts';

/** The longest silence of the scanner. */
const silenceMs = 60_000;

const length = (bytes: number): Buffer => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(bytes);
  return four;
};

/** clamd's INSTREAM: pieces, each with its length in four bytes, then a length of zero. */
const framed = async function* (content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of content) {
    yield length(piece.length);
    yield piece;
  }
  yield length(0);
};

const ask = async (host: string, port: number, content: AsyncIterable<Buffer>): Promise<string> => {
  const socket = connect({ host, port });
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('the scanner says nothing')));
  try {
    // The scanner answers and closes the connection, possibly in the middle; closing our side would abort the scan.
    const sending = pipeline(framed(content), socket, { end: false });
    sending.catch((error: Error) => socket.destroy(error));
    const pieces = await socket.setEncoding('latin1').toArray();
    return pieces.join('').replace(/\0/g, '').trim();
  } finally {
    socket.destroy();
  }
};

/** Scans files with a clamd; its `StreamMaxLength` has to admit the largest upload. `unavailable` if it does not answer. */
export const clamdScanner = (address: string, logger: Logger): Scan => {
  const [host = '', port = ''] = address.split(':');
  const unanswered = (reason: unknown) => {
    logger.warn({ reason: reason instanceof Error ? reason.message : String(reason) }, 'a file was not scanned');
    return new DomainError(
      'unavailable',
      'Unavailable',
      'Files cannot be checked at the moment. Please try again later.',
    );
  };
  return async (content) => {
    const answer = await ask(host, Number(port), content).catch((error: unknown) => {
      throw unanswered(error);
    });
    if (answer === 'stream: OK') return true;
    if (!/ FOUND$/.test(answer)) throw unanswered(answer);
    logger.warn({ found: answer.slice(0, 200) }, 'a harmful file was refused');
    return false;
  };
};
