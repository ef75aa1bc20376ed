/** An operation's answer before a fault changes it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The provider also answers 200 for declines and validation errors. */
export const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});

export const redirect = (location: string): Answer => ({
  status: 302,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

export const text = (body: string, status: number): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body,
});
