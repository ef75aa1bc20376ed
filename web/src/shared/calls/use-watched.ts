import { useQueryClient } from '@tanstack/react-query';

/** Runs calls outside of hooks as mutations, so that the app reacts to their refusals, such as an ended session. */
export const useWatched = () => {
  const queryClient = useQueryClient();
  return <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
    queryClient.getMutationCache().build(queryClient, { mutationFn: call, gcTime: 0 }).execute(undefined);
};
