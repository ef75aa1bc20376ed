import { type Static, type TProperties, type TSchema, Type } from 'typebox';

/** Answer schemas by HTTP status. */
export type Answers = Record<string | number, TSchema>;

/** The shape of every refusal. */
export const refusal = Type.Object(
  {
    status: Type.Literal(false),
    message: Type.String({ description: 'Text for people; may hold b, i, a and br.' }),
    code: Type.Optional(Type.String({ description: 'Stable, for machines.' })),
    errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() }))),
    data: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { description: 'Refused' },
);
export type Refusal = Static<typeof refusal>;

/** The answers of a call: its own fields plus `status:true`, and refusals. */
export const answers = <Properties extends TProperties>(properties: Properties) => ({
  200: Type.Object({ status: Type.Boolean(), message: Type.Optional(Type.String()), ...properties }),
  '4xx': refusal,
  '5xx': refusal,
});

/** Like `answers`, for calls with their result in `data`. */
export const dataAnswers = <Data extends TProperties[string]>(data: Data) => answers({ data });

export const done = { status: true } as const;
