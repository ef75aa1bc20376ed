/** The longest reason that staff give for an action, in characters. */
export const longestReason = 500;

/** The typed reason without blanks around it; undefined if it is empty or too long. */
export const reasonIn = (typed: string): string | undefined => {
  const reason = typed.trim();
  return reason !== '' && reason.length <= longestReason ? reason : undefined;
};
