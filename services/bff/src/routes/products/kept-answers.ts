/** Answers of some kilobytes that follow from the bytes of a service alone, most of them the same as the time before. */
export interface KeptAnswers {
  /** `make` is asked anew whenever the bytes are other ones than at the last call with this key. */
  of(key: string, bytes: Buffer, make: () => string): Buffer;
}

/** Keeps the answers used last, at most `size` of them. */
export const createKeptAnswers = (size: number): KeptAnswers => {
  const kept = new Map<string, { readonly bytes: Buffer; readonly answer: Buffer }>();
  return {
    of(key, bytes, make) {
      const known = kept.get(key);
      kept.delete(key);
      const now = known?.bytes.equals(bytes) ? known : { bytes, answer: Buffer.from(make()) };
      kept.set(key, now);
      const [oldest] = kept.size > size ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      return now.answer;
    },
  };
};
