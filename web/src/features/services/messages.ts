import texts from './messages.json';

export const messages = texts.messages;

type Text = Readonly<{ id: string; defaultMessage: string }>;
export type ServiceWords = Readonly<Record<'name' | 'short' | 'lead' | 'due', Text>> & {
  readonly done: readonly Text[];
};
export const serviceWords: Readonly<Record<string, ServiceWords>> = texts.services;
