const bytes = Uint32Array.BYTES_PER_ELEMENT;
const smallest = 1_024;

/** A list of 32-bit numbers that grows; a quarter of the memory of an array. */
export const growingList = () => {
  let values = new Uint32Array(smallest);
  let length = 0;
  return {
    push(value: number): void {
      // Moved, not copied, so that a large list never exists twice.
      if (length === values.length)
        values = new Uint32Array(values.buffer.transfer(Math.ceil(values.length * 1.5) * bytes));
      values[length] = value;
      length += 1;
    },
    get length(): number {
      return length;
    },
    values: (): Uint32Array => values.subarray(0, length),
    /** The numbers without room for more; the list is empty from then on. */
    take(): Uint32Array<ArrayBuffer> {
      const taken = new Uint32Array(values.buffer.transfer(length * bytes));
      [values, length] = [new Uint32Array(smallest), 0];
      return taken;
    },
  };
};
