/** Whether what is pasted into a box for one number is a list: two lines or more that name a number. */
export const looksLikeList = (text: string): boolean =>
  text.split(/[\r\n]+/).filter((line) => /\d/.test(line)).length > 1;
