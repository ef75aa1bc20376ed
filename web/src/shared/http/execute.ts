import type { Api, CallOptions } from './api-client.ts';

/** One call through the parts provider's table; the method is part of the table's key. */
export const execute = async <T>(
  api: Api,
  httpMethod: 'GET' | 'POST',
  urlRelative: string,
  data: object,
  options?: CallOptions,
): Promise<T> => {
  const answer = await api.post<{ data: T }>('parts/execute', { httpMethod, urlRelative, data }, options);
  return answer.data;
};
