import { useEffect, useReducer, useRef } from 'react';
import { isApiError } from '../../../shared/http/api-error.ts';
import { useDeleteFile, useUploadFile } from '../api/promotion-calls.ts';
import { fileProblem } from '../model/entry-rules.ts';
import { changeUploads } from '../model/uploads.ts';

let chosen = 0;

/** The files of one receipt; leaving the page stops uploads. */
export const useUploads = () => {
  const [uploads, change] = useReducer(changeUploads, []);
  const upload = useUploadFile();
  const { mutate: deleteFile } = useDeleteFile();
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const add = async (file: File, receiptNo: string) => {
    chosen += 1;
    const id = String(chosen);
    const failure = fileProblem(file);
    if (failure) return change({ kind: 'failed', id, name: file.name, failure });
    const controller = new AbortController();
    running.current.set(id, controller);
    change({ kind: 'started', id, name: file.name });
    try {
      const onProgress = (share: number) => change({ kind: 'progress', id, share });
      const fileName = await upload(file, receiptNo, { onProgress, signal: controller.signal });
      change({ kind: 'ready', id, fileName });
    } catch (error) {
      if (controller.signal.aborted) return;
      const message = isApiError(error) ? error.message : '';
      change({ kind: 'failed', id, name: file.name, failure: 'uploadFailed', message });
    } finally {
      running.current.delete(id);
    }
  };

  const remove = (id: string) => {
    running.current.get(id)?.abort();
    const found = uploads.find((each) => each.id === id);
    if (found?.state !== 'ready') return change({ kind: 'removed', id });
    // An uploaded file is removed from the list only after the server has deleted it.
    deleteFile(found.fileName, { onSuccess: () => change({ kind: 'removed', id }) });
  };

  return { uploads, add, remove, clear: () => change({ kind: 'cleared' }) };
};
