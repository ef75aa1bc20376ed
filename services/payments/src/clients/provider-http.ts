import { ProviderTrouble } from '../domain/ports.ts';

export interface ProviderHttpOptions {
  readonly url: string;
  readonly key: string;
  readonly password: string;
}

/** Sends one request and answers its JSON; everything but a 200 with whole JSON is {@link ProviderTrouble}. */
export type ProviderHttp = (
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  signal: AbortSignal,
) => Promise<unknown>;

const apiVersion = '47';
const maxAnswerBytes = 256 * 1024;

const readCapped = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) throw new ProviderTrouble('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Messages name the method and the kind of trouble, never the path: it holds the access code. */
const translate = (error: unknown): ProviderTrouble => {
  if (error instanceof ProviderTrouble) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') return new ProviderTrouble('no answer in time');
  if (error instanceof SyntaxError) return new ProviderTrouble('the answer is no JSON');
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'broken connection';
  return new ProviderTrouble(code);
};

export const createProviderHttp = ({ url, key, password }: ProviderHttpOptions): ProviderHttp => {
  const headers = {
    authorization: `Basic ${Buffer.from(`${key}:${password}`).toString('base64')}`,
    accept: 'application/json',
    'x-eway-apiversion': apiVersion,
  };
  return async (method, path, body, signal) => {
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'error',
        signal,
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new ProviderTrouble(`HTTP ${response.status}`);
      }
      return JSON.parse(await readCapped(response));
    } catch (error) {
      throw translate(error);
    }
  };
};
