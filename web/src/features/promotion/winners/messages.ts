import { defineMessages } from 'react-intl';
import texts from './messages.json';

/** What the announcement says; the content service brings other texts for another draw. */
export const messages = defineMessages(texts);
