/** More than any request of the contract needs, and far below the parser's limits. */
const maxDepth = 24;
/** Enough for 200 cart lines with all their fields. */
const maxMembers = 10_000;

/** Whether a JSON text stays within the limits of depth and members. Reads the text once, without parsing it. */
export const isReasonableJson = (text: string): boolean => {
  let depth = 0;
  let members = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (inString) {
      if (sign === '\\') index += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    else if (sign === ',') members += 1;
    if (depth > maxDepth || members > maxMembers) return false;
  }
  return true;
};
