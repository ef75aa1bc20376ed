import texts from './messages.json';

export const messages = texts.messages;

/** The texts of links to documents, by kind. */
export const paperName = (kind: string) =>
  Object.hasOwn(texts.papers, kind) ? texts.papers[kind as keyof typeof texts.papers] : undefined;
