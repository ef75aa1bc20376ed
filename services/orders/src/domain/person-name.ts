const isHan = (name: string): boolean => /^\p{Script=Han}+$/u.test(name);

/** First name and last name. Chinese names are written with the family name first, without a space. */
export const personName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  isHan(firstName) && isHan(lastName) ? `${lastName}${firstName}` : `${firstName} ${lastName}`.trim();
