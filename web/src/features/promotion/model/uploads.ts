import { type FileProblem, MAX_FILES } from './entry-rules.ts';

export type UploadFailure = FileProblem | 'uploadFailed';

/** A chosen file: uploading, uploaded under the server's name, or refused with a message. */
export type Upload = { id: string; name: string } & (
  | { state: 'sending'; share: number }
  | { state: 'ready'; fileName: string }
  | { state: 'failed'; failure: UploadFailure; message: string }
);

type Change =
  | { kind: 'started'; id: string; name: string }
  | { kind: 'progress'; id: string; share: number }
  | { kind: 'ready'; id: string; fileName: string }
  | { kind: 'failed'; id: string; name: string; failure: UploadFailure; message?: string }
  | { kind: 'removed'; id: string }
  | { kind: 'cleared' };

/** The files that count: uploading or uploaded. Refused files stay in the list only until the next one is chosen. */
const counted = (uploads: readonly Upload[]) => uploads.filter(({ state }) => state !== 'failed');

export const isFull = (uploads: readonly Upload[]): boolean => counted(uploads).length >= MAX_FILES;
export const isSending = (uploads: readonly Upload[]): boolean => uploads.some(({ state }) => state === 'sending');
export const readyNames = (uploads: readonly Upload[]): string[] =>
  uploads.flatMap((upload) => (upload.state === 'ready' ? [upload.fileName] : []));

export const changeUploads = (uploads: readonly Upload[], change: Change): readonly Upload[] => {
  const replace = (next: Upload) => uploads.map((upload) => (upload.id === next.id ? next : upload));
  const known = 'id' in change ? uploads.find(({ id }) => id === change.id) : undefined;
  switch (change.kind) {
    case 'started':
      return [...counted(uploads), { id: change.id, name: change.name, state: 'sending', share: 0 }];
    case 'progress':
      return known?.state === 'sending' ? replace({ ...known, share: change.share }) : uploads;
    case 'ready':
      return known ? replace({ id: known.id, name: known.name, state: 'ready', fileName: change.fileName }) : uploads;
    case 'failed': {
      const { id, name, failure, message = '' } = change;
      const failed: Upload = { id, name, state: 'failed', failure, message };
      return known ? replace(failed) : [...counted(uploads), failed];
    }
    case 'removed':
      return uploads.filter(({ id }) => id !== change.id);
    case 'cleared':
      return [];
  }
};
