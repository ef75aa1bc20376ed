import type { OperationAnswer, OperationData, OperationPath } from '@southline/rest/types';
import type { Clients } from '../../clients/index.ts';
import type { Pictures } from '../../contract/pictures.ts';

/** The dependencies of an operation, besides its data. */
export interface OperationContext {
  readonly clients: Clients;
  readonly pictures: Pictures;
  /** Counts a look-up of a registration or VIN. Throws above the limit. */
  readonly countLookUp: () => Promise<void>;
}

/** An answer that depends only on the bytes of a service. Equal bytes reuse its cached JSON. */
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
