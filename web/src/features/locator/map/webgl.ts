/** Whether this browser supports WebGL; some have it switched off. */
export const hasWebgl = (): boolean => {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // A page may have few of them at a time.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
};
