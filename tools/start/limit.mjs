/** Runs tasks over the items, at most `most` at a time; the first failure keeps further ones from beginning and is thrown. */
export const limited = async (items, most, task) => {
  const rest = [...items];
  const errors = [];
  const worker = async () => {
    while (rest.length > 0 && errors.length === 0) {
      try {
        await task(rest.shift());
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  if (errors.length > 0) throw errors[0];
};
