import { operations } from '@southline/rest/operations';
import type { OperationPath } from '@southline/rest/types';
import type { OperationContext, Runs } from './operation.ts';
import { partOperations } from './part-operations.ts';
import { vehicleOperations } from './vehicle-operations.ts';

const runs: Runs = { ...vehicleOperations, ...partOperations };

export interface Operation {
  readonly path: OperationPath;
  /** `data` has passed the schema. */
  readonly run: (data: unknown, context: OperationContext) => Promise<unknown>;
}

// Operations match without regard to case, like paths: clients write both api/Product/… and api/products/….
const keyOf = (httpMethod: string, urlRelative: string) => `${httpMethod} ${urlRelative}`.toLowerCase();

const table: ReadonlyMap<string, Operation> = new Map(
  (Object.keys(operations) as OperationPath[]).map((path) => [
    keyOf(operations[path].httpMethod, path),
    { path, run: runs[path] as Operation['run'] },
  ]),
);

/** Undefined for a pair of method and path that is not listed. */
export const findOperation = (httpMethod: string, urlRelative: string): Operation | undefined =>
  table.get(keyOf(httpMethod, urlRelative));
