type Rpcs = Readonly<Record<string, { readonly path: string }>>;

/** The rpcs under the name of a service that serves them (the option `served_by` of their proto). */
type Served<D extends Rpcs> = { [Rpc in keyof D]: Omit<D[Rpc], 'path'> & { path: string } };

export const servedBy =
  <D extends Rpcs>(definition: D) =>
  (service: string): Served<D> => {
    const named = Object.entries(definition).map(([name, rpc]) => [
      name,
      { ...rpc, path: rpc.path.replace(/^\/southline\.\w+\./, `/southline.${service}.`) },
    ]);
    return Object.fromEntries(named);
  };
