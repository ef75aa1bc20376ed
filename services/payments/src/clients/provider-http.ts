import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { NotSent, ProviderTrouble } from '../domain/ports.ts';

export interface ProviderHttpOptions {
  readonly url: string;
  readonly key: string;
  readonly password: string;
}

/**
 * Sends one request and answers its JSON; everything but a 200 with whole JSON is {@link ProviderTrouble}. Nothing is sent after
 * `sendBefore`: a process that was paused finds out on the open connection that it is too late.
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

/** A connection that rests longer is closed, before the provider closes it under the next request. */
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

/** Messages name the method and the kind of trouble, never the path: it holds the access code. */
const translate = (error: unknown, signal: AbortSignal): ProviderTrouble => {
  if (error instanceof ProviderTrouble) return error;
  if (signal.aborted) return new ProviderTrouble('no answer in time');
  if (error instanceof SyntaxError) return new ProviderTrouble('the answer is no JSON');
  return new ProviderTrouble(error instanceof Error && 'code' in error ? String(error.code) : 'broken connection');
};

/** By Node's own client over connections that are kept: `fetch` takes several times the processor time for one small answer. */
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
      // Nothing is written before `end`.
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
