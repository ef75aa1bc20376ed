/** Whether this browser supports WebGL; some have it switched off. */
export const hasWebgl = (): boolean => {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Releases the context, because a page can have only few of them.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
};
