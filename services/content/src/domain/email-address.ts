/** Something, @, a name with a dot; the mail server has the last word. */
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const isEmailAddress = (text: string): boolean => address.test(text.trim());
