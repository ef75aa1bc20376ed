export interface Answer {
  readonly http: number;
  readonly body: Readonly<Record<string, unknown>> & {
    readonly status: boolean;
    readonly message?: string;
    readonly code?: string;
  };
  readonly retryAfterMs: number | undefined;
}

/** A buyer's connection: base address, region and the guest cookie that the first add-to-cart sets. */
export class Connection {
  #cookie = '';
  readonly #base: string;
  readonly #region: string;

  constructor(base: string, region = 'au') {
    this.#base = base;
    this.#region = region;
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

  async #send(path: string, init: { method: string; body?: string; headers: Record<string, string> }): Promise<Answer> {
    const response = await fetch(`${this.#base}/${this.#region}/api/${path}`, {
      ...init,
      headers: { ...init.headers, ...(this.#cookie && { cookie: this.#cookie }) },
      signal: AbortSignal.timeout(15_000),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      if (/^(__Host-)?guest=/.test(pair)) this.#cookie = pair;
    }
    const retryAfter = response.headers.get('retry-after');
    return {
      http: response.status,
      body: (await response.json()) as Answer['body'],
      retryAfterMs: retryAfter === null ? undefined : Number(retryAfter) * 1000,
    };
  }
}
