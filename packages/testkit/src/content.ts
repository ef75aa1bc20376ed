import { ContentServiceService, GetTextsResponse } from '@southline/contracts/content';
import { DomainError } from '@southline/kernel/errors';
import type { Handlers } from '@southline/platform/grpc';
import { startStub } from './stub.ts';

const words = { 'catalogue.Oil filter': '机油滤清器', 'catalogue.spin-on': '旋装式', 'catalogue.Battery': '电池' };

/** Content as far as it names the parts of `anOrderPlaced`, in Chinese; for any other language it has no answer. */
export const startContent = (verifyKeys: string) => {
  const getTexts: Handlers<typeof ContentServiceService>['getTexts'] = async ({ screenName, language }) => {
    if (screenName !== 'catalogue' || language !== 'zh')
      throw new DomainError('unavailable', 'Unavailable', 'not in this test');
    return GetTextsResponse.fromPartial({ texts: words });
  };
  return startStub(verifyKeys, [[ContentServiceService, { getTexts }]]);
};
