import { createServer, type Socket } from 'node:net';

const ending = Buffer.alloc(4);
const opening = Buffer.from('zINSTREAM\0');

/** The received content without framing; undefined until the last frame. */
const contentOf = (received: Buffer): Buffer | undefined => {
  if (!received.subarray(0, opening.length).equals(opening)) return undefined;
  const pieces: Buffer[] = [];
  let at = opening.length;
  while (at + 4 <= received.length) {
    const size = received.readUInt32BE(at);
    if (size === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return undefined;
};

const most = 1_000_000;

/** A fake scanner with clamd's protocol: accepts a megabyte and finds the word HARMFUL. */
export const startClamd = async (port = 0) => {
  const scanned: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received: Buffer = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data]);
      if (received.length > most) {
        socket.end('INSTREAM size limit exceeded. ERROR\0');
        return;
      }
      if (!received.subarray(-4).equals(ending)) return;
      const content = contentOf(received);
      if (!content) return;
      scanned.push(content.length);
      socket.end(content.includes('HARMFUL') ? 'stream: Test.Word FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    address: `127.0.0.1:${address.port}`,
    scanned,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
