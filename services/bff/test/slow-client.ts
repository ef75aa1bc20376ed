import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** A client that stops in the middle of the request's body. */
export interface SlowClient {
  readonly socket: Socket;
  /** Everything that the server sends before it closes the connection. */
  readonly said: Promise<string>;
  end(): void;
}

export interface SlowRequest {
  readonly port: number;
  readonly path: string;
  readonly type?: string;
  /** The client address that the proxy in front reports. */
  readonly address?: string;
}

/**
 * Sends the headers and the first half of a body. Returns when the server has started to read, or has refused the
 * request.
 */
export const slowClient = async ({
  port,
  path,
  type = 'application/json',
  address,
}: SlowRequest): Promise<SlowClient> => {
  const socket = connect(port, '127.0.0.1');
  const said = text(socket).catch(() => '');
  const half = '{"productNr":"SL-B-60",';
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${type}`,
    `Content-Length: ${2 * half.length}`,
    // With this header the server answers as soon as it has read the headers.
    'Expect: 100-continue',
    ...(address ? [`X-Forwarded-For: ${address}`] : []),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'readable');
  socket.write(half);
  return { socket, said, end: () => socket.destroy() };
};
