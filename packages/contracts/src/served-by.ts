type Rpcs = Readonly<Record<string, { readonly path: string }>>;

/** The rpcs under the name of a service that serves them. */
type Served<D extends Rpcs> = { [Rpc in keyof D]: Omit<D[Rpc], 'path'> & { path: string } };

const renamed = <D extends Rpcs>(definition: D, service: string): Served<D> => {
  const named = Object.entries(definition).map(([name, rpc]) => [
    name,
    { ...rpc, path: rpc.path.replace(/^\/southline\.\w+\./, `/southline.${service}.`) },
  ]);
  return Object.fromEntries(named);
};

/** {service: the rpcs under its name}, for the services that the option `served_by` of their proto names. */
export const servedBy = <D extends Rpcs, Service extends string>(
  definition: D,
  services: readonly Service[],
): Record<Service, Served<D>> => {
  const served: [string, Served<D>][] = services.map((service) => [service, renamed(definition, service)]);
  return Object.fromEntries(served) as Record<Service, Served<D>>;
};
