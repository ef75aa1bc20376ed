import { sha256Hex } from '@southline/platform/ids';
import type { Sealer } from '@southline/platform/seal';
import type { Attempt } from '../domain/attempt.ts';
import type { AttemptDocument } from './collections.ts';

export const toDocument = ({ id, accessCode, formUrl, ...rest }: Attempt, sealer: Sealer): AttemptDocument => ({
  _id: id,
  ...rest,
  ...(accessCode !== undefined && {
    sealedCode: sealer.seal(accessCode, `${id}/code`),
    accessCodeHash: sha256Hex(accessCode),
  }),
  ...(formUrl !== undefined && { sealedFormUrl: sealer.seal(formUrl, `${id}/form`) }),
});

export const fromDocument = (document: AttemptDocument, sealer: Sealer): Attempt => {
  const { _id: id, sealedCode, sealedFormUrl, accessCodeHash: _, ...rest } = document;
  return {
    ...rest,
    id,
    ...(sealedCode !== undefined && { accessCode: sealer.open(sealedCode, `${id}/code`) }),
    ...(sealedFormUrl !== undefined && { formUrl: sealer.open(sealedFormUrl, `${id}/form`) }),
  };
};
