// As people write them: something, one @, a name with a dot and an ending of two letters or more; no blank, and nothing
// that separates or encloses addresses in a mail header. The mail server has the last word.
const ADDRESS = /^[^\s@;,<>"]+@([^\s@;,<>".]+\.)+[^\s@;,<>".]{2,}$/;
/** RFC 5321. */
const LONGEST = 254;

/** Blanks around an address are no mistake: they are cut before it is sent. */
export const isEmailAddress = (typed: string): boolean => {
  const address = typed.trim();
  return address.length <= LONGEST && ADDRESS.test(address);
};

/** What an address can hold; a pasted "<robin@…>" loses its brackets and spaces. */
export const cleanEmail = (typed: string): string => typed.replace(/[^\w.!#$%&'*+/=?^`{|}~@-]/g, '');
