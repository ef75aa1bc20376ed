import { createContext, useContext } from 'react';

/** Runs a call that may need a fresh second factor. It asks for the factor if the server finds it too old. */
export type Confirmed = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/** Pages for staff provide it. Elsewhere a call is sent once. */
export const ConfirmedContext = createContext<Confirmed>((call) => call());

export const useConfirmed = (): Confirmed => useContext(ConfirmedContext);
