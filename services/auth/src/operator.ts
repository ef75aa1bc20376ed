import { userInfo } from 'node:os';

/** The operating-system user who runs a command, for the record of staff changes. */
export const operator = (): string => {
  try {
    return userInfo().username;
  } catch {
    // Users of containers may have a number and no name.
    return String(process.getuid?.() ?? 'unknown');
  }
};
