/** The subset of DER that certificates need (ITU-T X.690): each function returns the whole element. */
const element = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const digits = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | digits.length]), digits, content]);
};

export const sequence = (...parts: readonly Buffer[]): Buffer => element(0x30, ...parts);
export const set = (...parts: readonly Buffer[]): Buffer => element(0x31, ...parts);
export const octets = (content: Buffer): Buffer => element(0x04, content);
export const text = (value: string): Buffer => element(0x0c, Buffer.from(value));
export const yes = (): Buffer => element(0x01, Buffer.from([0xff]));

/** A positive number, given by its bytes. */
export const integer = (bytes: Buffer): Buffer =>
  element(0x02, (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);

export const bits = (content: Buffer, unused = 0): Buffer => element(0x03, Buffer.from([unused]), content);

/** An element of context class: `constructed` if it contains others. */
export const tagged = (number: number, content: Buffer, constructed = true): Buffer =>
  element((constructed ? 0xa0 : 0x80) | number, content);

/** UTC, to the second; four digits for the year from 2050 on (RFC 5280, 4.1.2.5). */
export const time = (at: Date): Buffer => {
  const digits = at.toISOString().replace(/[-:T]|\.\d+/g, '');
  return at.getUTCFullYear() < 2050 ? element(0x17, Buffer.from(digits.slice(2))) : element(0x18, Buffer.from(digits));
};

/** An object identifier by its dotted numbers. */
export const oid = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const groups = (value: number): number[] => {
    const low = [value & 0x7f];
    for (let left = value >> 7; left > 0; left >>= 7) low.unshift((left & 0x7f) | 0x80);
    return low;
  };
  return element(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(groups)]));
};
