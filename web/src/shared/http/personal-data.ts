import type { Query, QueryClient } from '@tanstack/react-query';

/** Second part of the key of everything that belongs to one person; the catalogue is everybody's. */
const PERSONAL: ReadonlySet<unknown> = new Set(['session', 'cart', 'account']);

const isPersonal = ({ queryKey }: Query) => PERSONAL.has(queryKey[1]);
const isSession = ({ queryKey }: Query) => queryKey[1] === 'session';

/** Drops the person's data of both regions. A page that shows the session loads it again. */
export const forgetPerson = async (queryClient: QueryClient): Promise<void> => {
  await queryClient.cancelQueries({ predicate: isPersonal });
  queryClient.removeQueries({ predicate: (query) => isPersonal(query) && !isSession(query) });
  await queryClient.resetQueries({ predicate: isSession });
};
