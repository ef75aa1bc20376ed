/**
 * For loaders whose page has a skeleton: in the browser it stands at once and nobody waits; on the server the first response
 * holds the data.
 */
export const whenRendering = (loading: Promise<unknown>): Promise<unknown> | undefined =>
  import.meta.env.SSR ? loading : undefined;
