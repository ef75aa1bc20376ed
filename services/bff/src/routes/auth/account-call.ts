import type { TProperties, TSchema } from 'typebox';
import { answers, dataAnswers } from '../../contract/envelope.ts';
import { postCall } from '../call.ts';

/** Schema of a call about accounts; the language in its query is that of the mail that it leads to. */
export const accountCall = <Body extends TSchema, Answer extends TProperties>(
  summary: string,
  body: Body,
  answer: Answer,
) => postCall({ tag: 'Accounts', summary }, body, answers(answer));

export const accountDataCall = <Body extends TSchema, Data extends TSchema>(
  summary: string,
  body: Body,
  data: Data,
) => ({ ...accountCall(summary, body, {}), response: dataAnswers(data) });
