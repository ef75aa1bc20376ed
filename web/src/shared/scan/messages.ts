import messages from './messages.json';

export { messages };
