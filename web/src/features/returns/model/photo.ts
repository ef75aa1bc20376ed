import { largestReturnFile, returnFileEndings } from '@southline/kernel/returns';

export type PhotoProblem = 'photoTooLarge' | 'photoType';

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1 || name.length).toLowerCase();

/** Checks what the client can check; the server checks the content. */
export const photoProblem = ({ name, size }: Pick<File, 'name' | 'size'>): PhotoProblem | undefined => {
  // A name without an ending may be any file.
  if (name.includes('.') && !returnFileEndings.some((ending) => ending === endingOf(name))) return 'photoType';
  return size > largestReturnFile ? 'photoTooLarge' : undefined;
};

/** The name under which a file is sent: each @ becomes an underscore. */
export const sentName = (name: string): string => name.replaceAll('@', '_');

/** The server re-encodes pictures as JPEG. It sends other files only as downloads. */
export const isPicture = (fileName: string): boolean => endingOf(fileName) === 'jpg';

/** "PDF" on the sheet of a file. */
export const kindOf = (fileName: string): string => endingOf(fileName).toUpperCase();

/** The file types of the file dialog. */
export const ACCEPT = returnFileEndings.map((ending) => `.${ending}`).join();
