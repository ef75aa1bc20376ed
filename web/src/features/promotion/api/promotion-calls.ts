import type { Answer } from '@southline/rest/types';
import { useCall } from '../../../shared/calls/use-call.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { uploadForm } from '../../../shared/http/upload.ts';
import type { toEntry } from '../model/entry-rules.ts';

/** The entry is removed from the cache together with the form. */
const FORGOTTEN = 0;

export const useSubmitEntry = () =>
  useCall((api, entry: ReturnType<typeof toEntry>) => api.post('ChicagoEntry/submit', entry), { gcTime: FORGOTTEN });

/** Uploads one file of a receipt; resolves with the server's name for it. */
export const useUploadFile = () => {
  const api = useApi();
  return async (file: File, receiptNo: string, options: Parameters<typeof uploadForm>[2]): Promise<string> => {
    const form = new FormData();
    form.append('receiptNo', receiptNo);
    form.append('files', file, file.name);
    const { fileName } = await uploadForm<Answer<'ChicagoEntry/upload-file'>>(
      api.urlOf('ChicagoEntry/upload-file'),
      form,
      options,
    );
    return fileName;
  };
};

export const useDeleteFile = () =>
  useCall((api, fileName: string) => api.post('ChicagoEntry/delete-file', { fileName }));
