/**
 * For loaders whose page has a skeleton. In the browser the skeleton shows at once; on the server the response waits for the
 * data.
 */
export const whenRendering = (loading: Promise<unknown>): Promise<unknown> | undefined =>
  import.meta.env.SSR ? loading : undefined;
