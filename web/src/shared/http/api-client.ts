import type { Region } from '@southline/kernel/region';
import type { Answer, Asked, Code, GetPath, Posted, PostPath } from '@southline/rest/types';
import { messages } from '../ui/messages.ts';
import { ApiError } from './api-error.ts';

export type { Region };
/** The region of a visitor without one; the server redirects to the same. */
export const DEFAULT_REGION: Region = 'au';
type Refusal = {
  status: false;
  code?: Code;
  message?: string;
  data?: Record<string, string>;
  errors?: { field: string; message: string }[];
};
export type Answered<T> = ({ status: true } & T) | Refusal;
/**
 * `lng`: the language of the call's effects, such as a mail. `idempotencyKey`: a repeated call with the same key has no
 * further effect.
 */
export type CallOptions = { signal?: AbortSignal; lng?: string | undefined; idempotencyKey?: string };

/** The calls of one region. `get` and `post` resolve with the whole answer and throw an ApiError for `status:false`. */
export type Api = {
  region: Region;
  /** URL of a call, for requests that neither `get` nor `post` can make. */
  urlOf(path: string): string;
  /** Address of a file of the region: `images/home/hero.svg`, `pdf/Specs/EFB.pdf`. */
  fileUrl(path: string): string;
  get<Path extends GetPath>(path: Path, ...asked: Asked<Path, CallOptions>): Promise<Answer<Path>>;
  post<Path extends PostPath>(path: Path, ...posted: Posted<Path, CallOptions>): Promise<Answer<Path>>;
};

const withQuery = (path: string, query: Record<string, string>): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

const retryAfter = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
};

const read = async <T>(response: Response): Promise<T> => {
  const answer = (await response.json().catch(() => undefined)) as Answered<T> | undefined;
  if (response.ok && answer?.status) return answer;
  const {
    code = 'Unknown',
    message = messages.unknown.defaultMessage,
    data,
    errors,
  } = answer?.status ? {} : (answer ?? {});
  throw new ApiError(code, message, response.status, retryAfter(response), data, errors);
};

/** `basePath` is empty or starts with a slash; `send` is the fetch to use, so that a server can bring its own. */
export const createApi = (basePath: string, region: Region, send: typeof fetch): Api => {
  const urlOf = (path: string) => `${basePath}/${region}/api/${path}`;
  const call = async <T>(path: string, init: RequestInit): Promise<T> => {
    let response: Response;
    try {
      response = await send(urlOf(path), { credentials: 'same-origin', ...init });
    } catch (error) {
      if (init.signal?.aborted) throw error;
      throw new ApiError('NoAnswer', messages.noAnswer.defaultMessage, 0);
    }
    return read<T>(response);
  };
  return {
    region,
    urlOf,
    fileUrl: (path) => `${basePath}/${region}/${path}`,
    get: (path, ...[query = {}, { signal } = {}]: [query?: Record<string, string>, options?: CallOptions]) =>
      call(withQuery(path, query), { method: 'GET', signal }),
    post: (path, ...[body = {}, { signal, lng, idempotencyKey } = {}]: [body?: object, options?: CallOptions]) =>
      call(withQuery(path, lng ? { lng } : {}), {
        method: 'POST',
        signal,
        headers: { 'content-type': 'application/json', ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
        body: JSON.stringify(body),
      }),
  };
};
