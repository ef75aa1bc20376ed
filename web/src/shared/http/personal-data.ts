import { noop, type Query, type QueryClient, type QueryPersister, useQueryClient } from '@tanstack/react-query';

/** Second part of the query key of all personal data; catalogue data are public. */
const PERSONAL: ReadonlySet<unknown> = new Set(['session', 'cart', 'account']);

/** The key of the mutations that end the session and remove personal data. While they run, no page may request such data. */
export const forgetting = ['forget-visitor'] as const;

const isPersonal = ({ queryKey }: Query) => PERSONAL.has(queryKey[1]);
const isSession = ({ queryKey }: Query) => queryKey[1] === 'session';

/** Ends the running requests of personal data. */
const cancelPersonal = (queryClient: QueryClient) => queryClient.cancelQueries({ predicate: isPersonal });

const reloadPersonal = (queryClient: QueryClient) => queryClient.invalidateQueries({ predicate: isPersonal });

/** The last call of each client that ends the secret of the session. */
const ending = new WeakMap<QueryClient, Promise<void>>();

/** Runs a query of the client. A request of personal data waits while a call ends the secret of the session. */
export const afterEnding: QueryPersister = async (queryFn, context, query) => {
  if (isPersonal(query)) {
    await ending.get(context.client);
    context.signal.throwIfAborted();
  }
  return queryFn(context);
};

/**
 * Sends a call that ends the secret of the session. A request with the old secret would be refused, and its answer would sign
 * the person out. So the running requests of personal data end before, and those that start meanwhile wait. Afterwards the
 * personal data that are shown load again.
 */
export const endingSecret = <Answer>(queryClient: QueryClient, call: () => Promise<Answer>): Promise<Answer> => {
  const answer = cancelPersonal(queryClient).then(call);
  ending.set(queryClient, answer.then(noop, noop));
  return answer.finally(() => reloadPersonal(queryClient));
};

/** Sends a call after which the session continues under a new secret. */
export const useRenewing = () => {
  const queryClient = useQueryClient();
  return <Answer>(call: () => Promise<Answer>): Promise<Answer> => endingSecret(queryClient, call);
};

/** Drops the person's data of both regions. A page that shows the session loads it again. */
export const forgetPerson = async (queryClient: QueryClient): Promise<void> => {
  await cancelPersonal(queryClient);
  queryClient.removeQueries({ predicate: (query) => isPersonal(query) && !isSession(query) });
  void queryClient.resetQueries({ predicate: isSession });
};
