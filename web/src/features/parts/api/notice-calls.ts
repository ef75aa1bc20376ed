import type { Body } from '@southline/rest/types';
import { useCall } from '../../../shared/calls/use-call.ts';
import { DEFAULT_LANGUAGE, spokenLanguage } from '../../../shared/i18n/language.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';

export type NoticeKind = Body<'products/notify'>['kind'];

export type NoticeAction = 'confirm' | 'end';

/** One mail, in the language of the page, when the part is available again or has been replaced. */
export const useNotify = () => {
  const language = spokenLanguage(useLanguage());
  const options = language === DEFAULT_LANGUAGE ? {} : { lng: language };
  return useCall(
    async (api, wish: Body<'products/notify'>) => (await api.post('products/notify', wish, options)).data.status,
  );
};

/** Uses the token of a mail. The answer has the part's number if the mail confirms a wish. */
export const useNoticeToken = (action: NoticeAction) =>
  useCall(async (api, token: string): Promise<string> => {
    if (action === 'confirm') return (await api.post('products/confirm-notice', { token })).data.partno;
    await api.post('products/end-notices', { token });
    return '';
  });
