const isHan = (name: string): boolean => /^\p{Script=Han}+$/u.test(name);

/** A person's name as it is written. In Chinese characters the family name comes first, without a space. */
export const personName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  isHan(firstName) && isHan(lastName) ? `${lastName}${firstName}` : `${firstName} ${lastName}`.trim();
