const chinese = /^\p{Script=Han}+$/u;

/** A name in Chinese characters begins with the family name and has no space. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string => {
  const [first, last] = [firstName.trim(), lastName.trim()];
  return chinese.test(first) && chinese.test(last) ? last + first : `${first} ${last}`.trim();
};
