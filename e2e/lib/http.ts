import type { Answer as AnswerOf, Asked, CallPath, GetPath, Posted, PostPath } from '@southline/rest/types';

/** The answer of a call. A refusal has none of the call's own fields. */
export interface Answer<Path extends CallPath = CallPath> {
  readonly http: number;
  readonly body: Readonly<Partial<AnswerOf<Path>>> & {
    readonly status: boolean;
    readonly message?: string;
    readonly code?: string;
    readonly errors?: readonly { readonly field: string; readonly message: string }[];
  };
  readonly retryAfterMs: number | undefined;
}

interface Init {
  readonly method: string;
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request and its outcome as the sender saw it. */
export interface Sent {
  readonly path: string;
  readonly sentAt: Date;
  readonly tookMs: number;
  /** Undefined if no answer arrived. */
  readonly answer: Answer | undefined;
  readonly failure: string;
}

export interface ConnectionOptions {
  readonly region?: string;
  /** The Host header that a load balancer in front of several BFFs sends. */
  readonly host?: string;
  /** Called for every request. */
  readonly observe?: (sent: Sent) => void;
}

/** Base address of a server, or a function that chooses one for each request. */
export type Door = string | (() => string);

/** A visitor's connection: base address, region and the cookies that the answers set. */
export class Connection {
  /** By name, as in a browser. */
  readonly cookies = new Map<string, string>();
  readonly #door: () => string;
  readonly #region: string;
  readonly #observe: (sent: Sent) => void;
  readonly #host: Readonly<Record<string, string>>;

  constructor(door: Door, { region = 'au', host, observe = () => {} }: ConnectionOptions = {}) {
    this.#host = host === undefined ? {} : { 'x-forwarded-host': host };
    this.#door = typeof door === 'string' ? () => door : door;
    this.#region = region;
    this.#observe = observe;
  }

  /** Sends JSON. Returns every answer, refusals included; throws only if the connection breaks. */
  async post<Path extends PostPath>(
    path: Path,
    ...[body, headers]: Posted<Path, Readonly<Record<string, string>>>
  ): Promise<Answer<Path>> {
    return this.#send(path, {
      method: 'POST',
      body: JSON.stringify(body ?? {}),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  async get<Path extends GetPath>(path: Path, ...[query]: Asked<Path, never>): Promise<Answer<Path>> {
    const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
    return this.#send(search ? `${path}?${search}` : path, { method: 'GET', headers: {} });
  }

  async #send<Path extends CallPath>(path: string, init: Init): Promise<Answer<Path>> {
    const sentAt = new Date();
    const observe = (answer: Answer | undefined, failure = '') =>
      this.#observe({ path, sentAt, tookMs: Date.now() - sentAt.getTime(), answer, failure });
    try {
      const answer = await this.#exchange<Path>(path, init);
      observe(answer);
      return answer;
    } catch (error) {
      observe(undefined, error instanceof Error ? `${error.message} ${error.cause ?? ''}`.trim() : String(error));
      throw error;
    }
  }

  #cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async #exchange<Path extends CallPath>(path: string, init: Init): Promise<Answer<Path>> {
    const response = await fetch(`${this.#door()}/${this.#region}/api/${path}`, {
      ...init,
      headers: { ...this.#host, ...init.headers, ...(this.cookies.size > 0 && { cookie: this.#cookie() }) },
      signal: AbortSignal.timeout(15_000),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const retryAfter = response.headers.get('retry-after');
    return {
      http: response.status,
      body: (await response.json()) as Answer<Path>['body'],
      retryAfterMs: retryAfter === null ? undefined : Number(retryAfter) * 1000,
    };
  }
}

/** The answer of a successful call; throws its refusal. */
export const doneOf = <Path extends CallPath>({ http, body }: Answer<Path>): AnswerOf<Path> => {
  if (!body.status) throw new Error(`refused: ${http} ${JSON.stringify(body)}`);
  return body as AnswerOf<Path>;
};
