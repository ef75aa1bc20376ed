/** Runs a call that may need a fresh second factor. It asks for the factor if the server finds it too old. */
export type Confirmed = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
