import { type TProperties, type TSchema, Type } from 'typebox';
import { answers, dataAnswers } from '../../contract/envelope.ts';
import { language, object } from '../../contract/fields.ts';
import { postCall } from '../call.ts';

const lng = Type.Optional(language());

/** Schema of a call about accounts; `lng` in its query is the language of the mail that it leads to. */
export const accountCall = <Body extends TSchema, Answer extends TProperties>(
  summary: string,
  body: Body,
  answer: Answer,
) => {
  const call = postCall({ tag: 'Accounts', summary }, body, answers(answer));
  return { ...call, querystring: object({ ...call.querystring.properties, lng }) };
};

export const accountDataCall = <Body extends TSchema, Data extends TSchema>(
  summary: string,
  body: Body,
  data: Data,
) => ({ ...accountCall(summary, body, {}), response: dataAnswers(data) });
