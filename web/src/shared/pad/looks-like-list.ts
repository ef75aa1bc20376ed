/** Whether a text pasted into a one-number box is a list: at least two lines with a number. */
export const looksLikeList = (text: string): boolean =>
  text.split(/[\r\n]+/).filter((line) => /\d/.test(line)).length > 1;
