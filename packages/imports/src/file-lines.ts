import { isAscii, isUtf8 } from 'node:buffer';

/** A file that cannot be an import: unknown encoding, no header, or columns missing. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
}

/** Encodings that a command can name. UTF-16 is recognised by its byte order mark. */
export const encodings = ['utf-8', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

export interface FileSource {
  /** The file's name in messages. */
  readonly name: string;
  readonly chunks: AsyncIterable<Buffer>;
  /** Undefined if the sender cannot name one, as with an upload. */
  readonly encoding: Encoding | undefined;
}

const maxLineBytes = 1024 * 1024;
const utf16Marks = { 'utf-16le': Buffer.of(0xff, 0xfe), 'utf-16be': Buffer.of(0xfe, 0xff) };
const workbookMarks = [Buffer.from('PK\x03\x04'), Buffer.of(0xd0, 0xcf, 0x11, 0xe0)];
const [lineFeed, carriageReturn] = [10, 13];

const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);

/** Whole lines of bytes. No byte of a longer character in UTF-8 or Windows-1252 equals a line break. */
async function* wholeLines(name: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    // A carriage return at the end may belong to a line feed in the next chunk.
    const end = bytes.lastIndexOf(lineFeed) + 1 || bytes.subarray(0, -1).lastIndexOf(carriageReturn) + 1;
    if (end > 0) yield bytes.subarray(0, end);
    rest = bytes.subarray(end);
    if (rest.length > maxLineBytes) throw new UnusableFile(`${name} has a line of more than 1 MB.`);
  }
  if (rest.length > 0) yield rest;
}

/** Decodes the chunks of a file that is not UTF-8. */
const decoderOf = ({ name, encoding }: FileSource, start: Buffer): ((chunk?: Buffer) => string) | undefined => {
  if (workbookMarks.some((mark) => startsWith(start, mark)))
    throw new UnusableFile(`${name} is an Excel workbook. Save it as CSV UTF-8.`);
  const [utf16] = Object.entries(utf16Marks).find(([, mark]) => startsWith(start, mark)) ?? [];
  if (utf16) {
    const decoder = new TextDecoder(utf16, { fatal: true });
    return (chunk) => decoder.decode(chunk, { stream: chunk !== undefined });
  }
  if (start.subarray(0, 100).filter((byte) => byte === 0).length > 20)
    throw new UnusableFile(`${name} is no text, or UTF-16 without a byte order mark. Save it as CSV UTF-8.`);
  if (encoding !== 'windows-1252') return undefined;
  const decoder = new TextDecoder(encoding);
  return (chunk = Buffer.alloc(0)) => {
    // Bytes of Windows-1252 above 127 are hardly ever valid UTF-8.
    if (!isAscii(chunk) && isUtf8(chunk))
      throw new UnusableFile(`${name} is UTF-8. Leave out --encoding windows-1252.`);
    return decoder.decode(chunk);
  };
};

async function* asUtf8(source: FileSource): AsyncGenerator<Buffer> {
  let decode: ReturnType<typeof decoderOf>;
  let isStart = true;
  try {
    for await (const chunk of source.chunks) {
      if (isStart) decode = decoderOf(source, chunk);
      isStart = false;
      yield decode ? Buffer.from(decode(chunk)) : chunk;
    }
    if (decode) yield Buffer.from(decode());
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'))
      throw error;
    throw new UnusableFile(`${source.name} begins like UTF-16, but is not. Save it as CSV UTF-8.`);
  }
}

/** The position of the first byte that is not UTF-8. */
const firstInvalid = (bytes: Buffer): number => {
  let at = 0;
  for (const sign of bytes.toString()) {
    if (sign === '\ufffd' && !startsWith(bytes.subarray(at), Buffer.from('\ufffd'))) return at;
    at += Buffer.byteLength(sign);
  }
  return at;
};

const notUtf8 = ({ name, encoding }: FileSource, block: Buffer, linesBefore: number): UnusableFile => {
  const at = firstInvalid(block);
  const line = linesBefore + linesIn(block.subarray(0, at).toString()).length;
  const byte = `0x${(block[at] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
  const advice = encoding ? ', or add --encoding windows-1252 if Excel on Windows saved it as CSV' : '';
  return new UnusableFile(
    `${name} is not UTF-8: line ${line} has the byte ${byte}. Save it as CSV UTF-8${advice}. Nothing was imported.`,
  );
};

const linesIn = (text: string): string[] => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');

/** Decodes a file and yields its lines, many at a time. Throws `UnusableFile` for an encoding that it cannot read. */
export async function* linesOf(source: FileSource): AsyncGenerator<string[]> {
  let lines = 0;
  for await (const block of wholeLines(source.name, asUtf8(source))) {
    if (!isUtf8(block)) throw notUtf8(source, block, lines);
    const text = block.toString();
    const these = linesIn(lines === 0 && text.startsWith('\ufeff') ? text.slice(1) : text);
    if (these.at(-1) === '') these.pop();
    lines += these.length;
    yield these;
  }
}
