import texts from './messages.json';

/** The validation messages of the enquiry forms. */
export const deskProblems = texts.deskProblems;
export const hints = texts.hints;
/** Labels shared by several forms. */
export const labels = texts.labels;
/** Validation messages of fields. */
export const problems = texts.problems;
