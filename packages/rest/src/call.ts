import { regions } from '@southline/kernel/region';
import { type TProperties, type TSchema, Type } from 'typebox';
import type { Code } from './codes.ts';
import { type Answers, answers } from './envelope.ts';
import { language, object, words } from './fields.ts';
import type { Permission } from './who.ts';

const params = <Extra extends TProperties>(extra: Extra) => Type.Object({ region: words(regions), ...extra });

const anyCall = {
  country: Type.Optional(Type.String({ maxLength: 10, description: "The region's." })),
  lng: Type.Optional(language()),
  language: Type.Optional(Type.String({ maxLength: 10, description: 'Another name of `lng`.' })),
};

/** `country` may be in any query; so may the language of the call's texts or mails. */
const query = <Properties extends TProperties>(properties: Properties) => object({ ...anyCall, ...properties });

interface Notes {
  readonly tag:
    | 'Session'
    | 'Accounts'
    | 'Favourites'
    | 'Lists'
    | 'Garage'
    | 'Range'
    | 'Parts'
    | 'Cart'
    | 'Payment'
    | 'Vouchers'
    | 'Orders'
    | 'Returns'
    | 'Content'
    | 'Locations'
    | 'Promotion';
  readonly who: Permission;
  readonly summary: string;
  /** Codes of its own refusals, in addition to those of any call. */
  readonly refusals?: readonly Code[];
}

const described = ({ tag, summary, refusals }: Notes) => ({
  tags: [tag],
  summary: refusals ? `${summary} Refusals: ${refusals.join(', ')}.` : summary,
});

/** A POST call: its body, and a query and a path without unexpected fields. */
export const post = <Body extends TSchema, Response extends Answers>(notes: Notes, body: Body, response: Response) => ({
  method: 'POST' as const,
  permission: notes.who,
  schema: { ...described(notes), params: params({}), querystring: query({}), body, response },
});

export const get = <Properties extends TProperties, Response extends Answers>(
  notes: Notes,
  properties: Properties,
  response: Response,
) => ({
  method: 'GET' as const,
  permission: notes.who,
  schema: { ...described(notes), params: params({}), querystring: query(properties), response },
});

/** A form with a file; its parts are validated while they arrive. */
export const upload = <Answer extends TProperties, Query extends TProperties>(
  notes: Notes,
  answer: Answer,
  properties: Query,
) => ({
  method: 'POST' as const,
  permission: notes.who,
  schema: {
    ...described(notes),
    consumes: ['multipart/form-data'],
    params: params({}),
    querystring: query(properties),
    response: answers(answer),
  },
});

/** A GET call that answers with a file. */
export const download = <Properties extends TProperties>(notes: Notes, properties: Properties) => ({
  method: 'GET' as const,
  permission: notes.who,
  schema: { ...described(notes), params: params({}), querystring: query(properties) },
});

export const providerParams = params({ provider: Type.String({ maxLength: 20 }) });
