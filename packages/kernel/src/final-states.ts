/** The states that have no exit in a table of transitions. */
export const finalStates = <State extends string>(moves: Readonly<Record<State, readonly State[]>>): State[] =>
  (Object.keys(moves) as State[]).filter((state) => moves[state].length === 0);
