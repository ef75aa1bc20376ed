export interface Answer {
  readonly http: number;
  readonly body: Readonly<Record<string, unknown>> & {
    readonly status: boolean;
    readonly message?: string;
    readonly code?: string;
  };
  readonly retryAfterMs: number | undefined;
}

interface Init {
  readonly method: string;
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** One request as its sender saw it end. */
export interface Sent {
  readonly path: string;
  readonly sentAt: Date;
  readonly tookMs: number;
  /** Undefined when no answer came. */
  readonly answer: Answer | undefined;
  readonly failure: string;
}

export interface ConnectionOptions {
  readonly region?: string;
  /** Is told of every request. */
  readonly observe?: (sent: Sent) => void;
}

/** Base address of a server, or what chooses one of several for each request. */
export type Door = string | (() => string);

/** Somebody's connection: base address, region and the cookies that the answers set. */
export class Connection {
  /** By name, as a browser keeps them. */
  readonly cookies = new Map<string, string>();
  readonly #door: () => string;
  readonly #region: string;
  readonly #observe: (sent: Sent) => void;

  constructor(door: Door, { region = 'au', observe = () => {} }: ConnectionOptions = {}) {
    this.#door = typeof door === 'string' ? () => door : door;
    this.#region = region;
    this.#observe = observe;
  }

  /** Sends JSON; any answer of the server is an answer, only a broken connection throws. */
  async post(path: string, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.#send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  async get(path: string): Promise<Answer> {
    return this.#send(path, { method: 'GET', headers: {} });
  }

  async #send(path: string, init: Init): Promise<Answer> {
    const sentAt = new Date();
    const told = (answer: Answer | undefined, failure = '') =>
      this.#observe({ path, sentAt, tookMs: Date.now() - sentAt.getTime(), answer, failure });
    try {
      const answer = await this.#exchange(path, init);
      told(answer);
      return answer;
    } catch (error) {
      told(undefined, error instanceof Error ? `${error.message} ${error.cause ?? ''}`.trim() : String(error));
      throw error;
    }
  }

  #cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async #exchange(path: string, init: Init): Promise<Answer> {
    const response = await fetch(`${this.#door()}/${this.#region}/api/${path}`, {
      ...init,
      headers: { ...init.headers, ...(this.cookies.size > 0 && { cookie: this.#cookie() }) },
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
      body: (await response.json()) as Answer['body'],
      retryAfterMs: retryAfter === null ? undefined : Number(retryAfter) * 1000,
    };
  }
}
