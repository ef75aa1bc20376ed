import type { Static, TSchema } from 'typebox';
import type { Clients } from '../../clients/index.ts';
import type { Pictures } from '../../contract/pictures.ts';

/** What an operation works with beside its data. */
export interface OperationContext {
  readonly clients: Clients;
  readonly pictures: Pictures;
  /** Counts a look-up of a registration or VIN; throws when the caller had enough of them. */
  readonly countLookUp: () => Promise<void>;
}

/** One row of the closed table: nothing in a request chooses anything else. */
export interface Operation {
  readonly httpMethod: 'GET' | 'POST';
  readonly urlRelative: string;
  readonly summary: string;
  readonly data: TSchema;
  readonly answer: TSchema;
  /** `data` has passed the schema. */
  readonly run: (data: unknown, context: OperationContext) => Promise<unknown>;
}

interface TypedOperation<Data extends TSchema, Answer extends TSchema> extends Omit<Operation, 'run'> {
  readonly data: Data;
  readonly answer: Answer;
  readonly run: (data: Static<Data>, context: OperationContext) => Promise<Static<Answer>>;
}

/** Declares a row so that its schemas type what it takes and gives. */
export const operation = <Data extends TSchema, Answer extends TSchema>({
  run,
  ...declaration
}: TypedOperation<Data, Answer>): Operation => ({
  ...declaration,
  run: (data, context) => run(data as Static<Data>, context),
});
