import type { Answered } from './api-client.ts';
import { ApiError } from './api-error.ts';

type Options = {
  /** The share of bytes sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

const answerOf = <T>(text: string): Answered<T> | undefined => {
  try {
    return JSON.parse(text) as Answered<T>;
  } catch {
    return undefined;
  }
};

/** Posts a form and reports its progress, which fetch cannot. Throws an ApiError for `status:false` and without an answer. */
export const uploadForm = <T>(url: string, form: FormData, { onProgress, signal }: Options): Promise<T> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = () => reject(new ApiError('NoAnswer', '', 0));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const answer = answerOf<T>(request.responseText);
      if (answer?.status && request.status === 200) return resolve(answer);
      const { code = 'Unknown', message = '' } = answer?.status ? {} : (answer ?? {});
      reject(new ApiError(code, message, request.status));
    });
    request.addEventListener('error', failed);
    request.addEventListener('abort', failed);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', url);
    request.send(form);
  });
