/** The browser's cache storage, in memory. The answers are stored as texts, by their addresses. */
export const fakeCaches = () => {
  const stores = new Map<string, Map<string, string>>();
  const answerOf = (text: string | undefined) => (text === undefined ? undefined : new Response(text));
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return {
      put: async (address: string, answer: Response) => void store.set(address, await answer.text()),
      delete: async (address: string) => store.delete(address),
      keys: async () => [...store.keys()],
      match: async (address: string) => answerOf(store.get(address)),
    };
  };
  return {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      answerOf(stores.get(cacheName)?.get(address)),
    /** Everything that is stored, for a look. */
    texts: () => [...stores.values()].flatMap((store) => [...store].flat()),
  };
};
