import { request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Body, PostPath } from '@southline/rest/types';

type Answered<Path extends PostPath> = Answer<Path> & {
  readonly status: boolean;
  readonly code?: string;
  readonly message?: string;
};

const timeoutMs = 20_000;

interface Sent {
  readonly host: string;
  readonly cookie: string;
  readonly body: string;
}

/** Unlike `fetch` it can name another host than the one of the address. */
const postJson = (url: URL, { host, cookie, body }: Sent) =>
  new Promise<{ readonly setCookies: readonly string[]; readonly text: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', host, cookie };
    request(url, { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) }, (answer) => {
      const setCookies = answer.headers['set-cookie'] ?? [];
      textOf(answer).then((text) => resolve({ setCookies, text }), reject);
    })
      .once('error', reject)
      .end(body);
  });

/** Addresses between containers, where the public ones lead nowhere. */
interface Inside {
  /** The host of requests; the shop serves no other. */
  readonly publicUrl?: string | undefined;
  readonly paymentFormUrl?: string | undefined;
}

/** One person's browser, as the shop sees it: its address and its cookies. */
export const createShopClient = (web: string, { publicUrl = web, paymentFormUrl }: Inside = {}) => {
  const cookies = new Map<string, string>();

  /** Any answer of the server, refusals included. */
  const ask = async <Path extends PostPath>(path: Path, body: Body<Path>): Promise<Answered<Path>> => {
    const { setCookies, text } = await postJson(new URL(`${web}/au/api/${path}`), {
      host: new URL(publicUrl).host,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      body: JSON.stringify(body),
    });
    for (const cookie of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return JSON.parse(text) as Answered<Path>;
  };

  /** Throws if the shop refuses the call. */
  const post = async <Path extends PostPath>(path: Path, body: Body<Path>): Promise<Answer<Path>> => {
    const answer = await ask(path, body);
    if (!answer.status) throw new Error(`${path}: ${answer.message ?? answer.code}`);
    return answer;
  };

  /** Repeats while the call is refused. */
  const insist = async <Path extends PostPath>(path: Path, body: Body<Path>): Promise<void> => {
    for (let tries = 0; tries < 30; tries += 1) {
      if ((await ask(path, body)).status) return;
      await pause(500);
    }
    throw new Error(`${path} was refused for too long`);
  };

  /** Posts a form to the card provider, as the browser does. */
  const postForm = async (formUrl: string, fields: Readonly<Record<string, string>>): Promise<void> => {
    const { pathname, search } = new URL(formUrl);
    await fetch(paymentFormUrl ? new URL(pathname + search, paymentFormUrl) : formUrl, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
  };

  return { post, insist, postForm };
};
export type ShopClient = ReturnType<typeof createShopClient>;
