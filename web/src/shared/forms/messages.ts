import { defineMessages } from 'react-intl';
import texts from './messages.json';

/** Fields that more than one form has. */
export const labels = defineMessages(texts.labels);

export const hints = defineMessages(texts.hints);

/** Validation messages of fields (public-site.txt and trade-portal.txt, 5). */
export const problems = defineMessages(texts.problems);

/** The same of the forms that people at a desk answer. */
export const deskProblems = defineMessages(texts.deskProblems);
