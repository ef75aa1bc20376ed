import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../http/api-client.ts';
import { useApi } from '../http/api-context.ts';

interface CallOptions extends Pick<UseMutationOptions, 'gcTime' | 'meta'> {
  /** Keys of the queries that are loaded again afterwards. The call ends when they are. */
  readonly reloads?: readonly ((api: Api) => QueryKey)[];
  /** They are loaded again after a refusal, too: another person may have changed the data. */
  readonly afterRefusal?: true;
}

/** A call that changes data of the server. */
export const useCall = <Answer, Input = void>(
  call: (api: Api, input: Input) => Promise<Answer>,
  { reloads = [], afterRefusal, ...options }: CallOptions = {},
) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const reload = () => Promise.all(reloads.map((keyOf) => queryClient.invalidateQueries({ queryKey: keyOf(api) })));
  return useMutation({
    ...options,
    mutationFn: (input: Input) => call(api, input),
    ...(afterRefusal ? { onSettled: reload } : { onSuccess: reload }),
  });
};
