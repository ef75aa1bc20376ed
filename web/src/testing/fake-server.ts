import type { Answer as AnswerOf, CallPath, Code, OperationAnswer, OperationPath } from '@southline/rest/types';

/** The fields of a call's answer beside `status`, as the contract types them. */
type Fixture<Path> = Path extends OperationPath
  ? { data: OperationAnswer<Path> }
  : Path extends CallPath
    ? Omit<AnswerOf<Path>, 'status'>
    : never;
export type Given<Path> = Fixture<Path> | Refusal;
export type Answer<Path> = Given<Path> | ((body: Record<string, unknown>) => Given<Path> | Promise<Given<Path>>);
/** Answers by the end of a call's path, or by an operation's urlRelative. */
export type Answers = { [Path in CallPath | OperationPath]?: Answer<Path> };

type FieldError = { field: string; message: string };
type Refusal = {
  http: number;
  code: Code | '';
  message: string;
  retryAfter?: number;
  errors?: FieldError[];
  data?: Record<string, string>;
};

/** Marks an answer as a refusal of the server. */
export const refuse = (http: number, code: Code | '', message: string, retryAfter?: number): Refusal => ({
  http,
  code,
  message,
  ...(retryAfter !== undefined && { retryAfter }),
});
const isRefusal = (answer: object): answer is Refusal => 'http' in answer;

/**
 * A fake server for tests of screens. `answers` holds each call's answer by the end of its path (execute: by its
 * urlRelative). `calls` lists the requests in order.
 */
export const fakeServer = (answers: Answers) => {
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  const send: typeof fetch = async (input, init) => {
    const url = String(input).split('?')[0] ?? '';
    const query = Object.fromEntries(new URLSearchParams(String(input).split('?')[1]));
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : query;
    const path = url.endsWith('parts/execute') ? String(body.urlRelative) : url.replace(/^.*\/api\//, '');
    calls.push({ path, body: body.data ?? body });
    const answer = answers[path as keyof Answers] as Answer<CallPath> | undefined;
    if (!answer) return Response.json({ status: false, code: 'NotFound', message: path }, { status: 404 });
    const found = typeof answer === 'function' ? await answer(body.data ?? body) : answer;
    if (!isRefusal(found)) return Response.json({ status: true, ...found });
    const { http, retryAfter, ...refusal } = found;
    const headers: HeadersInit = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    return Response.json({ status: false, ...refusal }, { status: http, headers });
  };
  return { calls, send, answers, called: (path: string) => calls.filter((call) => call.path === path) };
};
