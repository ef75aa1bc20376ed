import { type ReturnReason, returnReasons, returnResponses, returnStatuses } from '@southline/kernel/returns';
import type { MessageDescriptor } from 'react-intl';
import { messages } from '../messages.ts';

const wordsOf = <Word extends keyof typeof messages>(
  codes: Readonly<Record<string, Word>>,
): Readonly<Record<string, MessageDescriptor>> =>
  Object.fromEntries(Object.entries(codes).map(([code, word]) => [code, messages[word]]));

/** The options of the filters: codes with their words. */
export const statusWords = wordsOf(returnStatuses);
export const responseWords = wordsOf(returnResponses);

/** A reason by its index, from 1. */
export const reasonWord = (index: number): MessageDescriptor => {
  const reason: ReturnReason = returnReasons[index - 1] ?? 'Incorrect Part';
  return messages[reason];
};
