import { defineMessages } from 'react-intl';
import texts from './messages.json';

const page = defineMessages(texts.page);

const decades = defineMessages(texts.decades);

export const messages = { ...page, ...decades };
