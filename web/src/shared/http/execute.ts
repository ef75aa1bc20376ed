import type { OperationAnswer, OperationData, OperationPath, Operations } from '@southline/rest/types';
import type { Api, CallOptions } from './api-client.ts';

/** One operation of the parts provider's table; the method is part of the table's key. */
export const execute = async <Path extends OperationPath>(
  api: Api,
  httpMethod: Operations[Path]['httpMethod'],
  urlRelative: Path,
  data: OperationData<Path>,
  options?: CallOptions,
): Promise<OperationAnswer<Path>> => {
  const answer = await api.post('parts/execute', { httpMethod, urlRelative, data }, options);
  return (answer as { data: OperationAnswer<Path> }).data;
};
