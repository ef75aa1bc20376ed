/** A list of 32-bit numbers that grows; a quarter of the memory of an array. */
export const growingList = () => {
  let values = new Uint32Array(1_024);
  let length = 0;
  return {
    push(value: number): void {
      if (length === values.length) {
        const larger = new Uint32Array(values.length * 2);
        larger.set(values);
        values = larger;
      }
      values[length] = value;
      length += 1;
    },
    get length(): number {
      return length;
    },
    values: (): Uint32Array => values.subarray(0, length),
  };
};
