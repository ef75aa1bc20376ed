import { defineMessages } from 'react-intl';
import texts from './messages.json';

/** Labels shared by several forms. */
export const labels = defineMessages(texts.labels);

export const hints = defineMessages(texts.hints);

/** Validation messages of fields. */
export const problems = defineMessages(texts.problems);

/** The validation messages of the enquiry forms. */
export const deskProblems = defineMessages(texts.deskProblems);
