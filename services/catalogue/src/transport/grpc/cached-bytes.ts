/** Encodes an answer once and reuses the bytes, because most answers repeat. */
export const cachedBytes = <Answer extends object>(encode: (answer: Answer) => { finish(): Uint8Array }) => {
  const known = new WeakMap<Answer, Buffer>();
  return (answer: Answer): Buffer => {
    const cached = known.get(answer);
    if (cached) return cached;
    const bytes = Buffer.from(encode(answer).finish());
    known.set(answer, bytes);
    return bytes;
  };
};
