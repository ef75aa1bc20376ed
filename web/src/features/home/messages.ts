import { defineMessages } from 'react-intl';
import texts from './messages.json';

export const messages = defineMessages(texts);
