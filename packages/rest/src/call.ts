import { regions } from '@southline/kernel/region';
import { type TProperties, type TSchema, Type } from 'typebox';
import type { Code } from './codes.ts';
import { type Answers, answers } from './envelope.ts';
import { field, language, object, words } from './fields.ts';
import type { Permission } from './who.ts';

const params = <Extra extends TProperties>(extra: Extra) => Type.Object({ region: words(regions), ...extra });

const anyCall = {
  country: Type.Optional(field('issued', { maxLength: 10, description: "The region's." })),
  lng: Type.Optional(language()),
  language: Type.Optional(field('issued', { maxLength: 10, description: 'Another name of `lng`.' })),
};

/** `country` may be in any query; so may the language of the call's texts or mails. */
const query = <Properties extends TProperties>(properties: Properties) => object({ ...anyCall, ...properties });

type Tag =
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

/** The calls of one chapter of the documentation. `refusals`: codes of a call's own, in addition to those of any call. */
export const callsOf = (tag: Tag) => {
  const described = <Properties extends TProperties>(
    summary: string,
    properties: Properties,
    refusals: readonly Code[] = [],
  ) => ({
    tags: [tag],
    summary: refusals.length > 0 ? `${summary} Refusals: ${refusals.join(', ')}.` : summary,
    params: params({}),
    querystring: query(properties),
  });
  return {
    /** Its query and path take no unexpected fields. */
    post: <Body extends TSchema, Response extends Answers>(
      permission: Permission,
      summary: string,
      body: Body,
      response: Response,
      refusals?: readonly Code[],
    ) => ({
      method: 'POST' as const,
      permission,
      schema: { ...described(summary, {}, refusals), body, response },
    }),

    get: <Properties extends TProperties, Response extends Answers>(
      permission: Permission,
      summary: string,
      properties: Properties,
      response: Response,
      refusals?: readonly Code[],
    ) => ({
      method: 'GET' as const,
      permission,
      schema: { ...described(summary, properties, refusals), response },
    }),

    /** A form with a file; its parts are validated while they arrive. */
    upload: <Answer extends TProperties, Properties extends TProperties>(
      permission: Permission,
      summary: string,
      answer: Answer,
      properties: Properties,
      refusals?: readonly Code[],
    ) => ({
      method: 'POST' as const,
      permission,
      schema: {
        ...described(summary, properties, refusals),
        consumes: ['multipart/form-data'],
        response: answers(answer),
      },
    }),

    /** Answers with a file. */
    download: <Properties extends TProperties>(
      permission: Permission,
      summary: string,
      properties: Properties,
      refusals?: readonly Code[],
    ) => ({
      method: 'GET' as const,
      permission,
      schema: described(summary, properties, refusals),
    }),
  };
};

export const providerParams = params({ provider: field('issued', { maxLength: 20 }) });
