import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';

/** Second part of the query key of all personal data; catalogue data are public. */
const PERSONAL: ReadonlySet<unknown> = new Set(['session', 'cart', 'account']);

/** The key of the mutations that end the session and remove personal data. While they run, no page may request such data. */
export const forgetting = ['forget-visitor'] as const;

const isPersonal = ({ queryKey }: Query) => PERSONAL.has(queryKey[1]);
const isSession = ({ queryKey }: Query) => queryKey[1] === 'session';

/** Ends the running requests of personal data. */
const cancelPersonal = (queryClient: QueryClient) => queryClient.cancelQueries({ predicate: isPersonal });

export const reloadPersonal = (queryClient: QueryClient) => queryClient.invalidateQueries({ predicate: isPersonal });

/**
 * Sends a call that ends the secret of the session. A request with the old secret would be refused, and its answer would sign
 * the person out. So requests of personal data that are under way end before, and those that start meanwhile end at once.
 */
export const endingSecret = async <Answer>(queryClient: QueryClient, call: () => Promise<Answer>): Promise<Answer> => {
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    // The event comes before the request, which must exist to be cancelled.
    queueMicrotask(() => void cancelPersonal(queryClient));
  });
  try {
    await cancelPersonal(queryClient);
    return await call();
  } finally {
    stop();
  }
};

/** Sends a call after which the session continues under a new secret. Then the personal data are loaded again. */
export const useRenewing = () => {
  const queryClient = useQueryClient();
  return <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
    endingSecret(queryClient, call).finally(() => reloadPersonal(queryClient));
};

/** Drops the person's data of both regions. A page that shows the session loads it again. */
export const forgetPerson = async (queryClient: QueryClient): Promise<void> => {
  await cancelPersonal(queryClient);
  queryClient.removeQueries({ predicate: (query) => isPersonal(query) && !isSession(query) });
  await queryClient.resetQueries({ predicate: isSession });
};
