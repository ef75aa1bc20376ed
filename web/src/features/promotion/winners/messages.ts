import { defineMessages } from 'react-intl';
import texts from './messages.json';

/** The texts of the announcement. The content service supplies other texts for another draw. */
export const messages = defineMessages(texts);
