import { type TProperties, type TSchema, Type } from 'typebox';
import { language, object, words } from '../contract/fields.ts';
import { regions } from '../contract/region.ts';

const params = <Extra extends TProperties>(extra: Extra) => Type.Object({ region: words(regions), ...extra });

const anyCall = {
  country: Type.Optional(Type.String({ maxLength: 10, description: "The region's." })),
  lng: Type.Optional(language()),
  language: Type.Optional(Type.String({ maxLength: 10, description: 'Another name of `lng`.' })),
};

/** `country` may stand in any query; so may the language, which matters where texts are answered or mailed. */
const query = <Properties extends TProperties>(properties: Properties) => object({ ...anyCall, ...properties });

/** Path and query of a call that takes neither. */
export const paramsOfCall = { params: params({}), querystring: query({}) };

type Answers = Record<string | number, TSchema>;

interface CallNotes {
  readonly tag:
    | 'Session'
    | 'Accounts'
    | 'Favourites'
    | 'Range'
    | 'Parts'
    | 'Cart'
    | 'Payment'
    | 'Orders'
    | 'Content'
    | 'Promotion';
  readonly summary: string;
}

/** Schema of a POST call: its body, and a query and a path that hold nothing unexpected. */
export const postCall = <Body extends TSchema, Response extends Answers>(
  { tag, summary }: CallNotes,
  body: Body,
  response: Response,
) => ({ tags: [tag], summary, params: params({}), querystring: query({}), body, response });

export const getCall = <Properties extends TProperties, Response extends Answers>(
  { tag, summary }: CallNotes,
  properties: Properties,
  response: Response,
) => ({ tags: [tag], summary, params: params({}), querystring: query(properties), response });

export const providerParams = params({ provider: Type.String({ maxLength: 20 }) });
