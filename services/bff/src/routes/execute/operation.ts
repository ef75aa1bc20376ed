import type { OperationAnswer, OperationData, OperationPath } from '@southline/rest/types';
import type { Clients } from '../../clients/index.ts';
import type { Pictures } from '../../contract/pictures.ts';

/** The dependencies of an operation beside its data. */
export interface OperationContext {
  readonly clients: Clients;
  readonly pictures: Pictures;
  /** Counts a look-up of a registration or VIN; throws when the caller had enough of them. */
  readonly countLookUp: () => Promise<void>;
}

/** An answer that follows from the bytes of a service alone; its JSON is made once for the same ones. */
export class FromBytes<Answer> {
  constructor(
    readonly bytes: Buffer,
    readonly make: () => Answer,
  ) {}
}

/** The implementations of the contract's operations; `data` has passed its schema. */
export type Runs<Path extends OperationPath = OperationPath> = {
  readonly [Each in Path]: (
    data: OperationData<Each>,
    context: OperationContext,
  ) => Promise<OperationAnswer<Each> | FromBytes<OperationAnswer<Each>>>;
};
