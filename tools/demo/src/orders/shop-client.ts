import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Body, PostPath } from '@southline/rest/types';

type Answered<Path extends PostPath> = Answer<Path> & {
  readonly status: boolean;
  readonly code?: string;
  readonly message?: string;
};

/** One person's browser, as the shop sees it: its address and its cookies. */
export const createShopClient = (web: string) => {
  const cookies = new Map<string, string>();

  /** Any answer of the server, refusals included. */
  const ask = async <Path extends PostPath>(path: Path, body: Body<Path>): Promise<Answered<Path>> => {
    const response = await fetch(`${web}/au/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return (await response.json()) as Answered<Path>;
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

  return { post, insist };
};
export type ShopClient = ReturnType<typeof createShopClient>;
