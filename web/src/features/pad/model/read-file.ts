/** Bytes. More than enough for 200 rows with every column that a system exports. */
const LARGEST_FILE = 2_000_000;

export type FileProblem = 'too-large' | 'workbook';

/** The text of a file of rows. Excel writes "Unicode text" in UTF-16 and older lists in the Windows code page. */
export const readFile = async (file: File): Promise<string | FileProblem> => {
  if (file.size > LARGEST_FILE) return 'too-large';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  // A zip or an old Office file: a workbook, not text.
  if ((first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)) return 'workbook';
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
