import type { Answer, Body } from '@southline/rest/types';
import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../../shared/calls/use-call.ts';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { useConfirmed } from '../../../shared/http/confirmed.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { uploadForm } from '../../../shared/http/upload.ts';
import { sentName } from '../model/photo.ts';
import { ordersKey } from './returns-queries.ts';

/** The member's number, which the server compares with the session. */
export const useMemberno = (): string => useQuery(sessionQuery(useApi())).data?.user?.membershipNo ?? '';

/**
 * After every change, also a refused one, the lists, the order and the returns are loaded again. A refusal can mean that
 * another person changed them.
 */
const useChange = <Wanted, Result>(change: (api: Api, wanted: Wanted) => Promise<Result>) =>
  useCall((api, wanted: Wanted) => change(api, wanted), { reloads: [ordersKey], afterRefusal: true });

export const useCreateReturn = () =>
  useChange(async (api, returnItems: Body<'return/create-return-order-item'>['returnItems']) => {
    const { data } = await api.post('return/create-return-order-item', { returnItems });
    return data.returnOrderNo;
  });

export const useFollowUp = () =>
  useChange((api, wanted: Body<'return/update-return-request-details'>) =>
    api.post('return/update-return-request-details', wanted),
  );

type Respond = Body<'return/respond-return-request'>;
type Approve = Body<'return/approve-return'>;

/** Answers one part, or approves every waiting part of a return. */
export const useRespond = () =>
  useChange(async (api, wanted: Respond | Approve) => {
    if ('returnOrderNo' in wanted) await api.post('return/approve-return', wanted);
    else await api.post('return/respond-return-request', wanted);
  });

export type Processing = Body<'return/process-return'>['returnItems'];

/** The result of pressing a button: the server's message, or that the refund is still under way. */
export const useProcessReturn = () => {
  const confirmed = useConfirmed();
  return useChange((api, returnItems: Processing) =>
    confirmed(() => api.post('return/process-return', { returnItems })),
  );
};

/** Uploads a photo for an order; resolves with the name that a request uses. */
export const useSendPhoto = (orderID: string) => {
  const api = useApi();
  return async (file: File, options: Parameters<typeof uploadForm>[2]): Promise<string> => {
    const form = new FormData();
    form.append('files', file, sentName(file.name));
    const { newFileName } = await uploadForm<Answer<'return/return-upload-image'>>(
      `${api.urlOf('return/return-upload-image')}?orderID=${encodeURIComponent(orderID)}`,
      form,
      options,
    );
    return newFileName;
  };
};
