import {
  type ActiveSwitch,
  ContentServiceService,
  GetTextsResponse,
  SwitchServiceService,
} from '@southline/contracts/content';
import { DomainError } from '@southline/kernel/errors';
import type { Handlers } from '@southline/platform/grpc';
import { startStub } from './stub.ts';

const words = { 'catalogue.Oil filter': '机油滤清器', 'catalogue.spin-on': '旋装式', 'catalogue.Battery': '电池' };

/**
 * Content as far as it names the parts of `anOrderPlaced`, in Chinese; for any other language it has no answer. `active` are the
 * switches that are on.
 */
export const startContent = async (verifyKeys: string) => {
  const active: ActiveSwitch[] = [];
  const getTexts: Handlers<typeof ContentServiceService>['getTexts'] = async ({ screenName, language }) => {
    if (screenName !== 'catalogue' || language !== 'zh')
      throw new DomainError('unavailable', 'Unavailable', 'not in this test');
    return GetTextsResponse.fromPartial({ texts: words });
  };
  const getSwitches = async () => ({ version: 1, active: [...active] });
  const stub = await startStub(verifyKeys, [
    [ContentServiceService, { getTexts }],
    [SwitchServiceService, { getSwitches }],
  ]);
  return { ...stub, active };
};
