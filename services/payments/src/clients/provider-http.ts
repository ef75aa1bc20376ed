import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { NotSent, ProviderTrouble } from '../domain/ports.ts';

export interface ProviderHttpOptions {
  readonly url: string;
  readonly key: string;
  readonly password: string;
}

/**
 * Sends one request and returns the JSON of its answer. Throws {@link ProviderTrouble} for anything but a 200 with
 * complete JSON. Sends nothing after `sendBefore`, which is checked once the connection is open, so that a process that
 * was paused sends nothing late.
 */
export type ProviderHttp = (
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  signal: AbortSignal,
  sendBefore?: Date,
) => Promise<unknown>;

const apiVersion = '47';
const maxAnswerBytes = 256 * 1024;

/** An idle connection is closed after this time, before the provider closes it while a request is being sent. */
const restMs = 4_000;

const readCapped = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) throw new ProviderTrouble('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Error messages name the method and the kind of trouble, but not the path, which contains the access code. */
const translate = (error: unknown, signal: AbortSignal): ProviderTrouble => {
  if (error instanceof ProviderTrouble) return error;
  if (signal.aborted) return new ProviderTrouble('no answer in time');
  if (error instanceof SyntaxError) return new ProviderTrouble('the answer is no JSON');
  return new ProviderTrouble(error instanceof Error && 'code' in error ? String(error.code) : 'broken connection');
};

/**
 * Uses Node's own client with connections that stay open. `fetch` takes several times the processor time for a small
 * answer.
 */
export const createProviderHttp = ({ url, key, password }: ProviderHttpOptions): ProviderHttp => {
  const { Agent, request } = url.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: restMs });
  const headers = {
    authorization: `Basic ${Buffer.from(`${key}:${password}`).toString('base64')}`,
    accept: 'application/json',
    'x-eway-apiversion': apiVersion,
  };
  const connected = url.startsWith('https:') ? 'secureConnect' : 'connect';
  const send = (
    method: string,
    path: string,
    body: unknown,
    signal: AbortSignal,
    sendBefore: Date | undefined,
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const typed = body === undefined ? headers : { ...headers, 'content-type': 'application/json' };
      const sending = request(`${url}${path}`, { method, agent, headers: typed, signal }, resolve);
      let sent = false;
      const go = () => {
        if (sendBefore && Date.now() >= sendBefore.getTime()) {
          sending.destroy(new NotSent('too late to send'));
          return;
        }
        sent = true;
        sending.end(body === undefined ? undefined : JSON.stringify(body));
      };
      sending.on('error', (error) => reject(sent ? error : new NotSent(translate(error, signal).message)));
      // Node writes nothing before `end`.
      sending.on('socket', (socket) => (sending.reusedSocket ? go() : socket.once(connected, go)));
    });
  return async (method, path, body, signal, sendBefore) => {
    try {
      const response = await send(method, path, body, signal, sendBefore);
      if (response.statusCode !== 200) {
        response.destroy();
        throw new ProviderTrouble(`HTTP ${response.statusCode}`);
      }
      return JSON.parse(await readCapped(response));
    } catch (error) {
      throw translate(error, signal);
    }
  };
};
